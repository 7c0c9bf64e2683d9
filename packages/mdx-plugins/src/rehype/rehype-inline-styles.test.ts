import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const warningsOf = async (source: string, extension: 'md' | 'mdx', strictStyles = true) => {
  const { warnings } = await compilePage(source, { strictStyles }, `/site/en/page.${extension}`);
  return warnings
    .filter(({ rule }) => rule === 'inline-style')
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
};

const blocked = (subject: string) =>
  `The content security policy of the site does not allow this ${subject}, so it has no effect`;

test.each([
  ['md', 'style="color: red"'],
  ['mdx', "style={{ color: 'red' }}"],
] as const)('warns about each style of a .%s page', async (type, attribute) => {
  const source = `# Title

<div ${attribute}>a</div>

Text <span ${attribute}>b</span> text

<style>a</style>
`;
  expect(await warningsOf(source, type)).toEqual([
    `3:1 ${blocked('style attribute')}`,
    `5:6 ${blocked('style attribute')}`,
    `7:1 ${blocked('<style> element')}`,
  ]);
  expect(await warningsOf(source, type, false)).toEqual([]);
});

test('ignores code, classes, tables and components', async () => {
  const source = `\`<p style="a">\`

\`\`\`html
<p style="a"></p>
\`\`\`

<p className="a">b</p>

| a |
| -: |
| b |

import { Chart } from './chart'

<Chart style="bars" />
`;
  expect(await warningsOf(source, 'mdx')).toEqual([]);
});
