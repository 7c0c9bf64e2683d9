/**
 * Rows of the comparison on the home page of each language, which has `RUNNER_ROWS` in their place. The values are the
 * output of `scripts/compare-runners.mjs` on 2026-11-25.
 */
export const runnerRows = `
| Jest 30.5.2, @swc/jest 0.2.39, @swc/core 1.16.22 | 6.1 s (5.6–6.2) | 5.7 s (5.4–6.6) | 6.6 s, 6.3 s |
| Rstest 0.12.0 | 14.9 s (14.1–15.4) | 14.6 s (14.6–15.6) | 15.8 s, 15.4 s |
| Vitest 5.1.1 | 16.0 s (15.8–16.6) | 16.3 s (15.6–16.9) | 17.4 s, 17.8 s |
`.trim();
