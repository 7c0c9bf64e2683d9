import type { OctavoPlugin } from '@octavo/cli';

import { arrayOf, stringMatching } from '../options/checks';

/** Names become file names. */
const checkTags = arrayOf(stringMatching(/[\p{L}\p{N}]/u, 'a name with a letter or a digit'));

/** Frontmatter fields of posts. */
export const postFields: NonNullable<OctavoPlugin['frontmatter']> = {
  tags: {
    '~standard': {
      version: 1,
      vendor: 'octavo',
      validate(value) {
        const issues = value === undefined ? [] : checkTags(value);
        return issues.length > 0 ? { issues } : { value };
      },
    },
  },
};
