import { makeWeakHashes } from '../members/passwords.js';

/** Runs before each test file. Hashes of full strength took a tenth of the processor time of the server's tests. */
makeWeakHashes(true);
