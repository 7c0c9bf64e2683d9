import * as z from 'zod';

import type { OgImageOptions } from '../og-image/types';

export const ogImageOptionsSchema = z.strictObject({
  fonts: z.array(z.string().min(1)).min(1),
}) satisfies z.ZodType<OgImageOptions>;
