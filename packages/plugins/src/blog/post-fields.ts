import type { OctavoPlugin } from '@octavo/cli';
import * as v from 'valibot';

import { describeIssue } from '../options/schemas';

const expecting = (expected: string) => (issue: v.BaseIssue<unknown>) =>
  describeIssue({ ...issue, message: expected });

/** Frontmatter fields of posts. */
export const postFields: NonNullable<OctavoPlugin['frontmatter']> = {
  tags: v.optional(
    v.array(
      v.pipe(
        v.string(expecting('a string')),
        // Names become file names.
        v.regex(/[\p{L}\p{N}]/u, expecting('a name with a letter or a digit')),
      ),
      expecting('an array'),
    ),
  ),
};
