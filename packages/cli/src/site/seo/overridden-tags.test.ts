import { expect, test } from 'vitest';

import type { HeadTag } from '../../model/config-values.generated';
import { removeOverriddenTags } from './overridden-tags';

const generated: HeadTag[] = [
  ['meta', { name: 'description', content: 'Site' }],
  ['meta', { property: 'og:site_name', content: 'Site' }],
  ['link', { rel: 'canonical', href: 'https://a.example/' }],
  ['link', { rel: 'alternate', hreflang: 'zh', href: 'https://a.example/zh/' }],
];
const remaining = (...custom: HeadTag[]) =>
  removeOverriddenTags(generated, custom).map((tag) => generated.indexOf(tag));

test.each<[HeadTag, number[]]>([
  [
    ['meta', { property: 'og:site_name', content: 'Mine' }],
    [0, 2, 3],
  ],
  ['<meta property="og:site_name" content="a > b">', [0, 2, 3]],
  ["<META content=x name='Description'/><link rel=canonical href=/x>", [1, 3]],
  [
    ['link', { rel: 'canonical', href: '/x' }],
    [0, 1, 3],
  ],
  [
    ['link', { rel: 'alternate', type: 'application/rss+xml' }],
    [0, 1, 2, 3],
  ],
  ['<!-- <meta name="description" content="x"> -->', [0, 1, 2, 3]],
  ['<meta data-name="description" charset="utf-8">', [0, 1, 2, 3]],
  [
    ['meta', { name: true }],
    [0, 1, 2, 3],
  ],
])('the tag %j leaves the generated tags %j', (custom, indexes) => {
  expect(remaining(custom)).toEqual(indexes);
  expect(remaining('<script src="/a.js"></script>', custom)).toEqual(indexes);
});

test('leaves all tags without custom tags', () => {
  expect(removeOverriddenTags(generated, [])).toEqual(generated);
});
