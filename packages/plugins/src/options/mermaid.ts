import * as z from 'zod';

import type { MermaidOptions } from '../mermaid/types';

export const mermaidOptionsSchema = z.strictObject({
  draw: z.enum(['build', 'browser']).default('build'),
}) satisfies z.ZodType<Required<MermaidOptions>>;
