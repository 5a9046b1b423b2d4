// Nothing: its target only precompiles the headers that the tests of the window share.
