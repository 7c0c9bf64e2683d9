import type { Problem } from '../model/errors';

/** Problem with a configuration key. */
export interface ConfigProblem extends Problem {
  /** Key path, for example `['locales', 0, 'label']`. */
  key: readonly PropertyKey[];
}
