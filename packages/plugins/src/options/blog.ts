import * as z from 'zod';

import type { BlogOptions } from '../blog/types';

const text = z.string().min(1);

export const blogOptionsSchema = z.strictObject({
  folder: z
    .string()
    .regex(/^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*$/u, { error: 'a folder, such as "blog"' })
    .default('blog'),
  title: z.union([text, z.record(z.string(), text)]).optional(),
}) satisfies z.ZodType<BlogOptions>;

/** Frontmatter fields of posts. */
export const postFields = {
  /** Names with a letter or a digit, because they become file names. */
  tags: z
    .array(z.string().regex(/[\p{L}\p{N}]/u, { error: 'a name with a letter or a digit' }))
    .optional(),
};
