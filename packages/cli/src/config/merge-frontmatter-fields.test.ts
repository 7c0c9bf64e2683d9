import { expect, test } from 'vitest';
import * as z from 'zod';

import type { OctavoPlugin } from '../model/config';
import { mergeFrontmatterFields } from './merge-frontmatter-fields';

const text = z.string();

test('merges the fields of the site and its plugins', () => {
  const plugins = [{ name: 'blog', frontmatter: { tags: text } }, { name: 'other' }];
  expect(mergeFrontmatterFields({ level: text }, plugins)).toEqual({
    fields: { level: text, tags: text },
    problems: [],
  });
});

test('reports fields of Octavo and fields that are declared twice', () => {
  const plugins: OctavoPlugin[] = [
    { name: 'blog', frontmatter: { tags: text, title: text } },
    { name: 'wiki', frontmatter: { tags: text } },
  ];
  const { problems } = mergeFrontmatterFields({ date: text }, plugins);
  expect(problems.map(({ key, message }) => `${key.join('.')} ${message}`)).toEqual([
    'frontmatter.date frontmatter: the configuration declares the field "date", which is a frontmatter key of Octavo.',
    'plugins frontmatter: plugin "blog" declares the field "title", which is a frontmatter key of Octavo.',
    'plugins frontmatter: plugin "blog" and plugin "wiki" declare the same field "tags".',
  ]);
});
