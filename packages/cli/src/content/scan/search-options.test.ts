import type { Frontmatter } from '@octavo/mdx-plugins';
import { expect, test } from 'vitest';

import { getSearchOptions } from './search-options';

test.each<[unknown, object]>([
  [undefined, {}],
  [null, {}],
  [true, {}],
  [false, {}],
  [0.5, { weight: 0.5 }],
  [{}, {}],
  [{ weight: null, keywords: null, sections: null }, {}],
  [
    { weight: 2, keywords: ['a'], sections: { b: ['c'], d: null } },
    { weight: 2, keywords: ['a'], sections: { b: ['c'] } },
  ],
])('reads the search options %j', (search, expected) => {
  expect(getSearchOptions({ search } as Frontmatter)).toEqual(expected);
});
