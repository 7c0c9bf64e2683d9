import * as z from 'zod';

import type { LinkPreviewOptions } from '../link-preview/types';

export const linkPreviewOptionsSchema = z.strictObject({
  delay: z.number().min(0).max(10_000).default(300),
}) satisfies z.ZodType<Required<LinkPreviewOptions>>;
