import * as v from 'valibot';

import { plainObject, text } from './schemas';

const titles = v.pipe(plainObject, v.record(v.string(), text));
const notTitle = v.never('a string or an object');

export const blogOptions = v.object({
  folder: v.optional(
    v.pipe(
      v.string('a string'),
      v.regex(/^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*$/u, 'a folder, such as "blog"'),
    ),
    'blog',
  ),
  title: v.optional(
    v.lazy((value) => {
      if (typeof value === 'string') return text;
      return v.is(plainObject, value) ? titles : notTitle;
    }),
  ),
});
