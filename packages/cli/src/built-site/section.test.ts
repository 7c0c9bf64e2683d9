import { expect, test } from 'vitest';

import { getSection } from './section';

const toc = [
  { id: 'a', text: 'A `code`', depth: 2 },
  { id: 'sub', text: 'Sub', depth: 3 },
  { id: 'b', text: 'B', depth: 2 },
  { id: 'sub-1', text: 'Sub', depth: 3 },
  { id: 'zh', text: '退出码', depth: 2 },
  { id: 'gone', text: 'Only on the page', depth: 2 },
];
const markdown = `# Title

## A \`code\`

One

\`\`\`\`md
\`\`\`
## B
\`\`\`\`

### Sub (1.2)

Two

~~~
### Sub
~~~

## B ##

### Sub

Three

## 退出码

Four
`;

test.each([
  [
    'a',
    '## A `code`\n\nOne\n\n````md\n```\n## B\n````\n\n### Sub (1.2)\n\nTwo\n\n~~~\n### Sub\n~~~\n',
  ],
  ['sub', '### Sub (1.2)\n\nTwo\n\n~~~\n### Sub\n~~~\n'],
  ['b', '## B ##\n\n### Sub\n\nThree\n'],
  ['zh', '## 退出码\n\nFour\n'],
  ['gone', undefined],
  ['', undefined],
  ['toString', undefined],
])('returns the section #%s with its subsections', (id, expected) => {
  expect(getSection(markdown, toc, id)).toBe(expected);
});

test('tells headings with the same text apart by their order', () => {
  const text = '## Same\n\n1\n\n## Same\n\n2\n';
  const same = [
    { id: 'x', text: 'Same', depth: 2 },
    { id: 'y', text: 'Same', depth: 2 },
  ];
  expect(getSection(text, same, 'x')).toBe('## Same\n\n1\n');
  expect(getSection(text, same, 'y')).toBe('## Same\n\n2\n');
});
