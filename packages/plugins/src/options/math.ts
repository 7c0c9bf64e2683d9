import * as z from 'zod';

import type { MathOptions } from '../math/types';

export const mathOptionsSchema = z.strictObject({
  singleDollar: z.boolean().default(true),
  output: z.enum(['html', 'mathml']).default('html'),
  macros: z.record(z.string(), z.string()).default({}),
}) satisfies z.ZodType<Required<MathOptions>>;
