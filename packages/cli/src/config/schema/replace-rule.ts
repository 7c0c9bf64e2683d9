import * as z from 'zod';

/** Schema for a text replacement. */
export const replaceRuleSchema = z.strictObject({
  search: z.union([z.string(), z.instanceof(RegExp)]).meta({
    tsType: 'string | RegExp',
    description: 'String or regular expression to replace.',
    examples: ['%VERSION%'],
  }),
  replace: z.string().meta({
    description: 'Replacement string, as in `String.prototype.replace()`.',
    examples: ['1.0.0'],
  }),
});
