import { createRequire } from 'node:module';

import type { OctavoPlugin } from '../model/config';

/** Adds the styles of the marks on tested code blocks to the pages that contain one. */
export function testedMarks(): OctavoPlugin {
  const module = createRequire(import.meta.url).resolve('@octavo/theme/css/tested.css');
  return { name: 'octavo:tested-marks', styles: { module, className: 'oct-tested' } };
}
