import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from './compile-page';
import { createTempSite } from './temp-site';

const CALLOUTS = `---
title: 标题
description: >
  One
  line
---

> [!NOTE]
> Text

:::tip Title
中文
中文 two
lines
:::

中文**中文**
中文
`;

const CODE = `\`\`\`ts {2} title="a.ts"
const a = 1; // [!code ++]

/* one
   two */
\`\`\`

- item

  \`\`\`sh
  a
    b
  \`\`\`

    indented

:::code-group

\`\`\`sh [npm]
npm i
\`\`\`

:::

| a | b |
| - | - |
| 1 | \`2\` |

[a]: /a
  "Title"

Line\\
break \`of
code\` [^1] and [a](/a b.md)

[^1]: Note

    Second paragraph
`;

const JSX = `import { a } from './a'

export const b = {
  c: 1,
};

<Tabs>
  <Tab label="
    One">

  Text

  </Tab>
</Tabs>

{/* A
comment */}

<Badge text={\`x
y\`} />

<div title="a
b">c
d</div>
`;

const HTML = `<!-- @include: ./_part.md -->

<div title="a
b">

Text

</div>

<!-- A
comment -->

<pre>
a
b
</pre>

\`\`\` file="./code.ts#L2-L3"
\`\`\`
`;

const PART = '中文\n中文\n\n> [!TIP]\n> Text\n\n```ts\na\n\nb\n```\n';
const IMPORT = "import Part from './_part.md'\n\n<Part />\n";

/** Compiles a page with the given line ending in all files. */
async function compile(name: string, source: string, lineEnding: string) {
  const withEnding = (text: string) => text.replaceAll('\n', lineEnding);
  const root = createTempSite({
    '_part.md': withEnding(PART),
    'code.ts': withEnding('a\n  b\n  c\n'),
  });
  const page = await compilePage(
    withEnding(source),
    { root, markdownOut: true, transformSource: (text) => text.replace('two\nlines', 'lines') },
    join(root, name),
  );
  return JSON.parse(JSON.stringify(page).replaceAll(root, '/site')) as unknown;
}

test.each([
  ['callouts', 'page.mdx', CALLOUTS],
  ['callouts', 'page.md', CALLOUTS],
  ['code, tables and footnotes', 'page.mdx', CODE],
  ['code, tables and footnotes', 'page.md', CODE],
  ['JSX', 'page.mdx', JSX],
  ['HTML and included files', 'page.md', HTML],
  ['partials', 'page.mdx', IMPORT],
])('compiles %s in %s to the same page with every line ending', async (_, name, source) => {
  const expected = await compile(name, source, '\n');
  for (const lineEnding of ['\r\n', '\r'])
    expect(await compile(name, source, lineEnding)).toEqual(expected);
});
