import * as v from 'valibot';

import { plainObject } from './schemas';

export const mathOptions = v.object({
  singleDollar: v.optional(v.boolean('a boolean'), true),
  output: v.optional(v.picklist(['html', 'mathml'], '"html" or "mathml"'), 'html'),
  macros: v.optional(v.pipe(plainObject, v.record(v.string(), v.string('a string'))), {}),
});
