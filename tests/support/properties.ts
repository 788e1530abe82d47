import fc from 'fast-check';

/** What `npm test` draws, so that one commit has one verdict. */
const SEED = 1;

/**
 * Set up before every file with properties. Others are drawn by command: `PROPERTY_SEED` for other values,
 * `PROPERTY_RUNS` for more of them wherever a property does not state its own number.
 */
const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;
fc.configureGlobal({
  seed: Number(PROPERTY_SEED ?? SEED),
  ...(PROPERTY_RUNS === undefined ? {} : { numRuns: Number(PROPERTY_RUNS) }),
});
