import * as v from 'valibot';

import { plainObject } from './schemas';

export const twoslashOptions = v.object({
  compilerOptions: v.optional(plainObject, {}),
  docs: v.optional(v.boolean('a boolean'), true),
});
