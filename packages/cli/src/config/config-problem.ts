import type { Problem } from '../model/errors';

/** What is wrong with a key of the configuration. */
export interface ConfigProblem extends Problem {
  /** The way to the key, from the top: `['locales', 0, 'label']`. */
  key: readonly PropertyKey[];
}
