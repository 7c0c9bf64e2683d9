// Runs before each test file if OCTAVO_RUNS is set, and sets the number of runs of each property.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.OCTAVO_RUNS) });
