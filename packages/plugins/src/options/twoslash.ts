import * as z from 'zod';

import type { TwoslashOptions } from '../twoslash/types';

export const twoslashOptionsSchema = z.strictObject({
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
  docs: z.boolean().default(true),
}) satisfies z.ZodType<Required<TwoslashOptions>>;
