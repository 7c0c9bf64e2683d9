import type { Problem } from '@octavo/cli/internal';

/** Impacts of problems, most severe first, with the titles of the report. */
export const IMPACTS = {
  build: 'Breaks the build',
  readers: 'Missing for readers',
  cosmetic: 'Cosmetic',
  info: 'Information',
} as const;

export type Impact = keyof typeof IMPACTS;

/** Setting or content that was not migrated. */
export interface MigrationProblem extends Problem {
  /** @default 'readers' */
  impact?: Impact | undefined;
}
