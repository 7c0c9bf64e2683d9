import * as z from 'zod';

import { RULES, type RuleName } from '../../model/rules';

const ruleSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(RULES).map(([name, { description, severity }]) => [
      name,
      z.enum(['error', 'warn', 'off']).optional().meta({ description, default: severity }),
    ]),
  ) as Record<RuleName, z.ZodOptional<z.ZodEnum<{ error: 'error'; warn: 'warn'; off: 'off' }>>>,
);

/** Schema for `check`. */
export const checkSchema = z
  .strictObject({
    rules: ruleSchema.optional().meta({
      description:
        'Rule severities. `error` fails `octavo check` and `octavo build`, `warn` prints a warning, and `off` disables the rule. Builds always fail if a page, nav file or meta file is invalid, whatever the severity of `invalid-page` and `invalid-file`.',
      examples: [{ 'orphan-page': 'off', 'missing-translation': 'error' }],
    }),
    dev: z.boolean().default(false).meta({
      description:
        'Whether `octavo dev` checks the entire site on startup and after each change. Same as the `--check` flag.',
    }),
    allow: z
      .array(z.string().min(1))
      .default([])
      .meta({
        description: 'URL prefixes that `octavo check --external` skips.',
        examples: [['https://github.com/me/private/']],
      }),
  })
  .meta({ id: 'UserCheck', description: 'Options for `octavo check`.', since: '0.2.0' });
