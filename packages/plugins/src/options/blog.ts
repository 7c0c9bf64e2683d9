import type { BlogOptions } from '../blog/types';
import type { OptionsSchema } from './check-options';
import { describeInvalid, isObject, nonEmptyString, recordOf, stringMatching } from './checks';

const titles = recordOf(nonEmptyString);

export const blogOptions: OptionsSchema<BlogOptions & { folder: string }> = {
  folder: {
    check: stringMatching(/^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*$/u, 'a folder, such as "blog"'),
    default: 'blog',
  },
  title: {
    check(value) {
      if (typeof value === 'string') return nonEmptyString(value);
      return isObject(value) ? titles(value) : describeInvalid(value, 'a string or an object');
    },
  },
};
