import type { Problem } from '../model/errors';

/** Problem with a key of the configuration. */
export interface ConfigProblem extends Problem {
  /** Path of the key, for example `['locales', 0, 'label']`. */
  key: readonly PropertyKey[];
}
