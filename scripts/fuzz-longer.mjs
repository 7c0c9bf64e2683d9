// Run before each test file where OCTAVO_RUNS is set: properties try as many values as it says.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env.OCTAVO_RUNS) });
