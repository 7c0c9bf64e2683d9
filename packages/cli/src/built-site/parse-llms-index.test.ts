import { expect, test } from 'vitest';

import { formatLlmsIndex } from '../built-in-plugins/llms/llms-text';
import { parseLlmsIndex } from './parse-llms-index';

test('parses what a build writes', () => {
  const text = formatLlmsIndex({ title: 'T', description: 'D' }, [
    { pages: [{ title: 'Home', url: 'https://x.org/docs/index.md', description: undefined }] },
    {
      name: 'Guide',
      pages: [
        { title: 'a [b] \\c', url: '/docs/guide/%E4%B8%AD%20a.md', description: 'About: (b).' },
        { title: 'Parentheses', url: '/docs/hooks(1)/a)(.md', description: 'x: y' },
        { title: 'Without copy', url: '/docs/guide/', description: undefined },
      ],
    },
    {
      name: 'API',
      pages: [{ title: 'Other site', url: 'https://x.org/b.md', description: 'No.' }],
    },
  ]);
  expect(parseLlmsIndex(text, 'llms.txt', '/docs/')).toEqual([
    { routePath: '/', title: 'Home' },
    {
      routePath: '/guide/中 a',
      title: 'a [b] \\c',
      description: 'About: (b).',
      section: 'Guide',
    },
    { routePath: '/hooks(1)/a)(', title: 'Parentheses', description: 'x: y', section: 'Guide' },
    { routePath: '/guide/', title: 'Without copy', section: 'Guide' },
  ]);
});

test('resolves the relative links of a site with a relative base', () => {
  expect(parseLlmsIndex('- [A](../zh/a.md)\n- [B](./b.md)', 'zh/llms.txt', '/')).toEqual([
    { routePath: '/zh/a', title: 'A' },
    { routePath: '/zh/b', title: 'B' },
  ]);
});

test('reads URLs with balanced parentheses', () => {
  const text = '- [A](/hooks(1).md): x: (y)\n- [B](/(a)b(c)\n- [C](/c.md)(d)\n- [D](/(d).md)';
  expect(parseLlmsIndex(text, 'llms.txt', '/')).toEqual([
    { routePath: '/hooks(1)', title: 'A', description: 'x: (y)' },
    { routePath: '/(d)', title: 'D' },
  ]);
});

test('ignores everything else', () => {
  expect(parseLlmsIndex('# T\n\n> - [a](b)\n\n- text\n- [a](\n', 'llms.txt', '/')).toEqual([]);
});

test('skips links that are not URLs', () => {
  expect(parseLlmsIndex('- [A](https://)\n- [B](/b.md)', 'llms.txt', '/')).toEqual([
    { routePath: '/b', title: 'B' },
  ]);
});
