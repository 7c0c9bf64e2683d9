import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

const options = {
  markdownOut: true,
  resolveLink: (href: string) => `/${href.replace(/^(?:\.{0,2}\/)+|\.mdx?/g, '')}`,
};

async function markdownOf(source: string, path?: string): Promise<string | undefined> {
  return (await compilePage(source, options, path)).markdown;
}

test('copies Markdown unchanged', async () => {
  const source = [
    '# Title',
    'Text with **bold**, `code{1}`, \\{ and a [link](https://a.org).',
    '* one\n   * two\n\n     three',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '```ts\nconst a = `{b}`; // [!code ++]\n```',
    '> [!NOTE]\n> Text',
    'A note[^1].\n\n[^1]: Text.',
  ].join('\n\n');
  expect(await markdownOf(source)).toBe(`${source}\n`);
});

test('removes frontmatter, ESM, comments and heading IDs', async () => {
  const source =
    '---\ntitle: Title\n---\n\nimport X from "x";\n\nexport const a = 1;\n\n{/* remark */}\n\nText {/* x */}of {frontmatter.title}{a}.\n\n## Part \\{#p}';
  expect(await markdownOf(source)).toBe('# Title\n\nText of Title.\n\n## Part\n');
});

test.each([
  '## Part {#p}',
  '## Part {#p} ##',
  '## Part \\{#p} ###  ',
  'Part {#p}\n---',
  '> Part {#p}\n> ---',
  '- ## Part {#p}\n\n  Text',
  '## Part `{#code}`',
  'Part {#no}\nPart\n---',
])('removes the ID of the heading %j', async (source) => {
  const expected = source.replace(/ \\?\{#p\}/, '');
  expect(await markdownOf(source, '/site/page.md')).toBe(`${expected}\n`);
});

test.each([
  ['## API {#api} <Badge text="new" />', '## API (new)'],
  ['## API {#api} <Badge text="new" /> ##', '## API (new) ##'],
  ['## API {#api} <Badge>a</Badge> <Badge>b</Badge>', '## API (a) (b)'],
  ['## API {#api}<Badge text="new" />', '## API(new)'],
  ['API \\{#api} <Badge text="new" />\n---', 'API (new)\n---'],
  ['## API `{#api}` <Badge text="new" />', '## API `{#api}` (new)'],
  ['## API \\{#api} of', '## API \\{#api} of'],
])('removes the ID before the badge of the heading %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(`${expected}\n`);
});

test.each([
  ['/site/page.md', '<h1 align="center">My page</h1>\n\nText', false],
  ['/site/page.md', '<div>\n<H1>My page</H1>\n</div>\n\nText', false],
  ['/site/page.md', '<!-- <h1>No</h1> -->\n\nText', true],
  ['/site/page.md', '<h1-x>a</h1-x>\n\nText', true],
])('writes the title unless the page has a heading: %s, %j', async (path, body, hasTitle) => {
  const markdown = await markdownOf(`---\ntitle: My page\n---\n\n${body}`, path);
  expect(markdown).toBe(`${hasTitle ? '# My page\n\n' : ''}${body}\n`);
});

test('resolves links and images as on the page', async () => {
  const root = createTempSite({ 'en/a.png': Buffer.from('x') });
  const source =
    '[*a*](../b.mdx "T") ![i](./a.png) [r] [e](mailto:x@a.org) [h](#x) <a href="./c.md">c</a>\n\n[r]: ./d.mdx';
  const page = await compilePage(
    source,
    { ...options, assetUrl: () => ({ url: '/static/a.1.png', output: 'static/a.1.png' }) },
    join(root, 'en/page.mdx'),
  );
  expect(page.markdown).toBe(
    '[*a*](/b "T") ![i](/static/a.1.png) [r] [e](mailto:x@a.org) [h](#x) [c](/c)\n\n[r]: /d\n',
  );
});

test.each([
  ['[a](/other#配置)', '[a](/other#%E9%85%8D%E7%BD%AE)'],
  ['[a](./其他.md)', '[a](/%E5%85%B6%E4%BB%96)'],
  ['[a](./100%.md "T")', '[a](/100%25 "T")'],
  ['[a](kit:guide/a.md#日本)', '[a](/kit:guide/a#%E6%97%A5%E6%9C%AC)'],
  ['[a](<./my file.md>)', '[a](/my%20file)'],
  ['[a](<./a(b.md>) [b](./c(d\\(e\\)).md)', '[a](/a%28b) [b](/c%28d%28e%29%29)'],
  ['[a](./b(c).md)', '[a](/b(c))'],
  ['[a]\n\n[a]: <./其 他.md>', '[a]\n\n[a]: /%E5%85%B6%20%E4%BB%96'],
  ['![a](./图%20片.png)', '![a](/static/1.png)'],
  ['<a href="./其 他.md">a</a>', '[a](/其%20他)'],
  ['<a href="https://a.org/b c">a</a>', '[a](https://a.org/b%20c)'],
])('writes the URL of %j as on the page', async (source, expected) => {
  const root = createTempSite({ 'en/图 片.png': Buffer.from('x') });
  const page = await compilePage(
    source,
    {
      ...options,
      linkPrefixes: ['kit'],
      assetUrl: () => ({ url: '/static/1.png', output: '1.png' }),
    },
    join(root, 'en/page.mdx'),
  );
  expect(page.markdown).toBe(`${expected}\n`);
});

test.each([
  ['| a |\n| - |\n| one<br/>two |\n| three |', '| a |\n| - |\n| one<br>two |\n| three |'],
  ['| a |\n| - |\n| *one<br/>two* <b>x<br/>y</b> |', '| a |\n| - |\n| *one<br>two* **x<br>y** |'],
  ['| a |\n| - |\n| <ul><li>x</li><li>y</li></ul> |', '| a |\n| - |\n| - x<br>- y |'],
  ['## a<br/>b\n\nText', '## a b\n\nText'],
  ['## a{" "}<b>b</b>', '## a **b**'],
  ['One<br/>two', 'One\\\ntwo'],
  ['One<br/>\nTwo', 'One  \nTwo'],
  ['One <br />  \nTwo', 'One     \nTwo'],
  ['- a\n\n  one<br/>\n  two', '- a\n\n  one  \n  two'],
  ['> one<br/>\n> two', '> one  \n> two'],
  ['One\n\n<br/>\n\nTwo', 'One\n\nTwo'],
  ['<h2>a<br/>b</h2>', '## a b'],
  [
    '<table><tr><th>a<br/>b</th></tr><tr><td>c<br/>\nd</td></tr></table>',
    '| a<br>b |\n| --- |\n| c<br>d |',
  ],
])('converts the line breaks of %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(`${expected}\n`);
});

test.each([
  ['> [two\n> lines](./a.md) x', '> [two\n> lines](/a) x'],
  ['> <b>two\n> lines</b> x', '> **two\n> lines** x'],
  ['> <a href="./a.md">two\n> lines</a> x', '> [two\n> lines](/a) x'],
  ['> x <b>two\n> lines</b>', '> x **two\n> lines**'],
  ['- [two\n  lines](./a.md) x', '- [two\n  lines](/a) x'],
  ['> - [two\n>   lines](./a.md) x', '> - [two\n>   lines](/a) x'],
  ['> <p><b>two\n> lines</b></p>', '> **two\n> lines**'],
  ['> <p>A <b>two\n> lines</b></p>', '> A **two\n> lines**'],
  ['> <b>a<br/>b</b>', '> **a\\\n> b**'],
])('keeps the prefixes of text over several lines in %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(`${expected}\n`);
});

test.each([
  ['<i className="icon"></i> Home', ' Home'],
  ['A <b></b><code></code>B', 'A B'],
  ["A <code>{'a`b'}</code>", 'A ``a`b``'],
  ["A <kbd>{'`'}</kbd>", 'A `` ` ``'],
  ['A <kbd>`x`</kbd>', 'A `x`'],
  [':::tip{title="`` a`b ``"}\nText\n:::', '> [!TIP]\n> **``a`b``**\n>\n> Text'],
  ['~~~~~ts title="`a`"\n```\n~~~~\n~~~~~', '~~~~~ts title="`a`"\n```\n~~~~\n~~~~~'],
  ['![a \\] \\[ \\\\](./x.png)', '![a \\] \\[ \\\\](/static/1.png)'],
  ['<img alt="a ] b" src="./x.png" />', '![a \\] b](/static/1.png)'],
  ['<video title="A" src="./x.png" />', '[A](/static/1.png)'],
  ['[a](./b.md "one\ntwo")', '[a](/b "one two")'],
  ['> [a](./b.md "one\n> two")', '> [a](/b "one two")'],
  ['- [a](./b.md "one\n  two")', '- [a](/b "one two")'],
  ['[a](./b.md \'a "b" \\\\c\')', '[a](/b "a \\"b\\" \\\\c")'],
  ['[a]\n\n[a]: ./b.md "one\n  two"', '[a]\n\n[a]: /b "one two"'],
])('preserves the text of %j', async (source, expected) => {
  const root = createTempSite({ 'en/x.png': Buffer.from('x') });
  const page = await compilePage(
    source,
    { ...options, assetUrl: () => ({ url: '/static/1.png', output: '1.png' }) },
    join(root, 'en/page.mdx'),
  );
  expect(page.markdown).toBe(`${expected}\n`);
});

test('keeps the sentences of an element on one line', async () => {
  const source =
    '<div>\n<dt>26 *packages*</dt>\n<dd>in `node_modules` after [the](./a.md) <b>installation</b>.</dd>\n\nText.\n</div>';
  expect(await markdownOf(source)).toBe(
    '26 *packages*\n\nin `node_modules` after [the](/a) **installation**.\n\nText.\n',
  );
});

test.each([
  ['| a |\n| - |\n| ![x \\| y](./a.png) |', '| a |\n| - |\n| ![x \\| y](/static/1.png) |'],
  ['| a |\n| - |\n| [b](./b.md "x \\| y") |', '| a |\n| - |\n| [b](/b "x \\| y") |'],
  ['| a |\n| - |\n| *[`c \\| d`](./b.md)* |', '| a |\n| - |\n| *[`c \\| d`](/b)* |'],
])('escapes the pipes in the cells of %j', async (source, expected) => {
  const root = createTempSite({ 'en/a.png': Buffer.from('x') });
  const page = await compilePage(
    source,
    { ...options, assetUrl: () => ({ url: '/static/1.png', output: '1.png' }) },
    join(root, 'en/page.mdx'),
  );
  expect(page.markdown).toBe(`${expected}\n`);
});

test('converts heading elements to Markdown', async () => {
  const source =
    '<h1 align="center">The title</h1>\n\n<div>\n  <h3 id="part">A `part` <Badge text="new" /></h3>\n</div>\n\n' +
    '<h2>\n  On several\n  lines\n</h2>\n\n<h2></h2>';
  expect(await markdownOf(source)).toBe(
    '# The title\n\n### A `part` (new)\n\n## On several lines\n',
  );
});

test('converts components to Markdown', async () => {
  const source = `# T <Badge text="1.2" /> <Badge>new</Badge>

<Tabs groupId="x">
  <Tab label="One">
    Text

    \`\`\`ts
    if (a) {
      b();
    }
    \`\`\`
  </Tab>
  <Tab value="two">- item [link](./x.mdx)</Tab>
</Tabs>

<Steps>

### First

Do it.

</Steps>

<CardGrid>
  <Card title="Card" content="Says this" icon="x" />
  <LinkCard href="./y.mdx" title="Y" description="About y" />
</CardGrid>

<PackageManagerTabs command={{ npm: 'npm i x', bun: 'bun add x' }} />

<FileTree>

- src
  - index.ts

</FileTree>

<details>
<summary>More</summary>

Hidden <kbd>Ctrl</kbd><br />text

</details>

<Unknown title="x">Left</Unknown>

<SourceCode href="https://a.org/b" />`;
  expect(await markdownOf(source)).toMatchInlineSnapshot(`
    "# T (1.2) (new)

    **One**

    Text

    \`\`\`ts
    if (a) {
      b();
    }
    \`\`\`

    **two**

    - item [link](/x)

    ### First

    Do it.

    **Card**

    Says this

    - [Y](/y): About y

    **npm**

    \`\`\`sh
    npm i x
    \`\`\`

    **bun**

    \`\`\`sh
    bun add x
    \`\`\`

    - src
      - index.ts

    **More**

    Hidden \`Ctrl\`\\
    text

    Left

    [https://a.org/b](https://a.org/b)
    "
  `);
});

test('converts components in lists and block quotes', async () => {
  const source =
    '- item\n\n  <Tabs>\n  <Tab label="A">\n\n  Text\n\n  ```ts\n  a\n    b\n  ```\n\n  </Tab>\n  </Tabs>\n\n> <Card title="C">Quoted</Card>';
  expect(await markdownOf(source)).toBe(
    '- item\n\n  **A**\n\n  Text\n\n  ```ts\n  a\n    b\n  ```\n\n> **C**\n>\n> Quoted\n',
  );
});

test('converts code groups to tabs', async () => {
  expect(
    await markdownOf(
      ':::code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh title="yarn"\nyarn\n```\n\n:::',
    ),
  ).toBe('**npm**\n\n```sh\nnpm i\n```\n\n**yarn**\n\n```sh\nyarn\n```\n');
});

test('inlines partials and included code', async () => {
  const root = createTempSite({
    'en/partial.mdx':
      '---\nx: 1\n---\n\n## Shared\n\n[a](./a.mdx) {1}\n\n```ts file="./code.ts#L2"\n```',
    'en/code.ts': 'no\nyes `` b',
  });
  const page = await compilePage(
    "import Partial from './partial.mdx'\n\n# T\n\n- item\n\n  <Partial />\n\nEnd",
    { ...options, root },
    join(root, 'en/page.mdx'),
  );
  expect(page.markdown).toBe(
    '# T\n\n- item\n\n  ## Shared\n\n  [a](/a) 1\n\n  ```ts\n  yes `` b\n  ```\n\nEnd\n',
  );
});

test.each([
  ['``` file="./code.ts"', '```ts'],
  ['``` file="./code.ts" title="a.ts"', '```ts title="a.ts"'],
  ['``` title="a.ts" file="./code.ts"', '```ts title="a.ts"'],
  ['```js{1} file="./code.ts"', '```js'],
  ['``` file="./LICENSE"', '```'],
])('inlines the code of the fence %s', async (fence, expected) => {
  const root = createTempSite({ 'code.ts': 'yes\n', LICENSE: 'yes\n' });
  const page = await compilePage(`${fence}\n\`\`\``, { ...options, root }, join(root, 'page.mdx'));
  expect(page.markdown).toBe(`${expected}\nyes\n\`\`\`\n`);
});

test('converts the hero and features of a home page', async () => {
  const source = `---
pageType: home
hero:
  name: Rstest
  text: Tests
  tagline: Fast
  actions:
    - text: Start
      link: ./guide.mdx
features:
  - title: Quick
    details: It is.
---
`;
  expect(await markdownOf(source)).toBe(
    '# Rstest\n\nTests\n\nFast\n\n- [Start](/guide)\n\n- **Quick**: It is.\n',
  );
});

test.each([
  ['A <Link href="./a.md">*draw*</Link> b', 'A [*draw*](/a) b'],
  ['A <Link href={"/a"}>draw</Link> b', 'A [draw](/a) b'],
  ['A <Link>draw</Link> b', 'A draw b'],
  ['<Details title="x">y</Details>', '> **x**\n>\n> y'],
  ['<Details title="x *a*" open>\n\ny\n\n- z\n\n</Details>', '> **x \\*a\\***\n>\n> y\n>\n> - z'],
  ['- item\n\n  <Details title="x">y</Details>', '- item\n\n  > **x**\n  >\n  > y'],
  ['<Details title={<b>x</b>}>y</Details>', '> y'],
  ['<Details title="x" />', '> **x**'],
])('converts %j of an import to Markdown', async (source, expected) => {
  const page = `import { Details, Link } from '@octavo/theme/mdx'\n\n${source}`;
  expect(await markdownOf(page)).toBe(`${expected}\n`);
});

test.each([
  ['# T\n\n[[toc]]\n\n## A', '# T\n\n## A'],
  ['- [[TOC]]\n- b', '- \n- b'],
  ['\\[[toc]] and [[toc]] in text', '\\[[toc]] and [[toc]] in text'],
])('removes the placeholder of the table of contents in %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(`${expected}\n`);
  expect(await markdownOf(source, '/site/page.md')).toBe(`${expected}\n`);
});

test('writes no Markdown without the option', async () => {
  expect(await compilePage('# T')).not.toHaveProperty('markdown');
});

test('keeps the language and title of a code block, and removes every other attribute', async () => {
  const fences = ['keep', 'norun="needs a browser"', 'exit=1', '{1}', '/a/', 'fold', 'any="thing"'];
  for (const fence of fences) {
    expect(await markdownOf(`\`\`\`ts title="a b.ts" ${fence}\na\n\`\`\``)).toBe(
      '```ts title="a b.ts"\na\n```\n',
    );
    expect(await markdownOf(`- item\n\n  \`\`\`ts ${fence}\n  a\n    b\n  \`\`\``)).toBe(
      '- item\n\n  ```ts\n  a\n    b\n  ```\n',
    );
  }
  expect(await markdownOf('~~~ts{1}\n```\n~~~')).toBe('````ts\n```\n````\n');
});

test('removes the escape of notation, and keeps notation', async () => {
  const fence = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n`;
  expect(await markdownOf(fence('a; // [\\!code ++]\nb; // [!code --]'))).toBe(
    fence('a; // [!code ++]\nb; // [!code --]'),
  );
});

test.each([
  ['```ansi\n\u001b[1mA\u001b[0m \\x1b[32mb\\e[0m\n```', '```text\nA b\n```\n'],
  [
    '```text title="out" keep\n\u001b[1;31mA\u001b[0m\u001b[K\n```',
    '```text title="out"\nA\n```\n',
  ],
  ['```js\nlog("\\x1b[32m")\n```', '```js\nlog("\\x1b[32m")\n```\n'],
  [
    'Text \u001b]8;;https://a.org\u0007link\u001b]8;;\u0007 \u001b and \u009b1mB\u009b0m',
    'Text link  and B\n',
  ],
])('removes the escape sequences of %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(expected);
});

test.each([
  [':::tip\nText [a](./b.mdx)\n\n- item\n:::', '> [!TIP]\n> Text [a](/b)\n>\n> - item\n'],
  [
    ':::danger A *title* with `code`\nText\n:::',
    '> [!CAUTION]\n> **A title with `code`**\n>\n> Text\n',
  ],
  [':::info{title="Attribute"}\n:::', '> [!NOTE]\n> **Attribute**\n'],
  [':::details More\n```ts keep\na\n\nb\n```\n:::', '> **More**\n>\n> ```ts\n> a\n>\n> b\n> ```\n'],
  [':::details\nText\n:::', '> **DETAILS**\n>\n> Text\n'],
  [
    '1. item\n\n   :::note\n   Two\n   lines\n   :::',
    '1. item\n\n   > [!NOTE]\n   > Two\n   > lines\n',
  ],
  ['::::tip\nA\n\n:::note\nB\n:::\n::::', '> [!TIP]\n> A\n>\n> > [!NOTE]\n> > B\n'],
  ['> :::tip\n> Two\n> lines\n> :::', '> > [!TIP]\n> > Two\n> > lines\n'],
  [
    '- a\n  :::note\n  x\n  :::\n  more text\n- b\n  :::note\n  y\n  :::',
    '- a\n  > [!NOTE]\n  > x\n\n  more text\n- b\n  > [!NOTE]\n  > y\n',
  ],
  ['> :::tip\n> x\n> :::\n> more', '> > [!TIP]\n> > x\n>\n> more\n'],
  [
    '- :::note\n  x\n  :::\n  - :::tip\n    y\n    :::\n    z',
    '- > [!NOTE]\n  > x\n  - > [!TIP]\n    > y\n\n    z\n',
  ],
  ['> - :::tip\n>   x\n>   :::\n> more', '> - > [!TIP]\n>   > x\n>\n> more\n'],
  ['- :::tip\n  x\n  :::\n  :::note\n  y\n  :::', '- > [!TIP]\n  > x\n\n  > [!NOTE]\n  > y\n'],
  ['- :::tip\n  x\n  :::\n\n  more', '- > [!TIP]\n  > x\n\n  more\n'],
])('converts the container %j to a quote', async (source, expected) => {
  expect(await markdownOf(source)).toBe(expected);
});

test.each([
  ['<h2>Part <code>a</code></h2>', '## Part `a`\n'],
  ['<blockquote>\na\n\nb\n</blockquote>', '> a\n>\n> b\n'],
  ['<ul><li>a <b>b</b></li><li>c<ul><li>d</li></ul></li></ul>', '- a **b**\n- c\n\n  - d\n'],
  ['<ol start="9">\n<li>a</li>\n\n<li>\n\nb\n\nc\n\n</li>\n</ol>', '9. a\n10. b\n\n    c\n'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', 'a\n\nb\n'],
  ['<div><p>a</p><p>[b](./b.md)</p></div>', 'a\n\n[b](/b)\n'],
  ['<pre><code className="language-ts">{`a\\n\\`b\\``}</code></pre>', '```ts\na\n`b`\n```\n'],
  ['<pre>\na\n\nb\n</pre>', '```\na\n\nb\n```\n'],
  [
    '<table><thead><tr><th>a</th><th>*b*</th></tr></thead><tbody><tr><td>1 | 2</td><td><p>3</p><p>4</p></td></tr></tbody></table>',
    '| a | *b* |\n| --- | --- |\n| 1 \\| 2 | 3 4 |\n',
  ],
  [
    '<table>\n<caption>C</caption>\n<tr><th>a</th><td>1</td></tr>\n<tr><th>b</th></tr>\n</table>',
    'C\n\n|  |  |\n| --- | --- |\n| a | 1 |\n| b |  |\n',
  ],
  [
    '<table><tr><th>a</th></tr><tr><td>1 \\| `2 | 3` \\\\| 4</td></tr></table>',
    '| a |\n| --- |\n| 1 \\| `2 \\| 3` \\\\\\| 4 |\n',
  ],
  ['- item\n\n  <ul><li>a</li><li>b</li></ul>', '- item\n\n  - a\n  - b\n'],
])('converts the HTML %j to Markdown', async (source, expected) => {
  expect(await markdownOf(source)).toBe(expected);
});

test.each([
  ['10<sup>-6</sup> of H<sub>2</sub>O', '10<sup>-6</sup> of H<sub>2</sub>O\n'],
  ['A <del>*old*</del> <s>value</s>, a<sup></sup>', 'A ~~*old*~~ ~~value~~, a\n'],
  ['<video src="/a_b.mp4" controls />', '[/a_b.mp4](/a_b.mp4)\n'],
  ['<iframe src="https://a.org/b" title="A *demo*" />', '[A \\*demo\\*](https://a.org/b)\n'],
  ['<iframe srcDoc="a" />\n\n<video src={file}>Text</video>', 'Text\n'],
])('keeps the meaning of the HTML %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(expected);
});

test('writes the commands of a block', async () => {
  const source = '- item\n\n  <CommandBlock text={"npm i x\\nnpm run y"} />\n\n<CommandBlock />';
  expect(await markdownOf(source)).toBe('- item\n\n  ```sh\n  npm i x\n  npm run y\n  ```\n');
});

test.each([
  [
    '<tr><th rowSpan={2}>a</th><th colSpan="2">b</th></tr><tr><th>c</th><th>d</th></tr><tr><td>1</td><td>2</td><td>3</td></tr>',
    ['| a | b |  |', '| --- | --- | --- |', '| a | c | d |', '| 1 | 2 | 3 |'],
  ],
  [
    '<tr><th>a</th><th>b</th><th>c</th></tr><tr><td>1</td><td rowspan="2">2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr>',
    ['| a | b | c |', '| --- | --- | --- |', '| 1 | 2 | 3 |', '| 4 | 2 | 5 |'],
  ],
  [
    '<tr><th>a</th><th>b</th></tr><tr><td rowSpan="9" colSpan="0">1</td><td>2</td></tr><tr><td>3</td></tr>',
    ['| a | b |', '| --- | --- |', '| 1 | 2 |', '| 1 | 3 |'],
  ],
  [
    '<tr><th>a</th><th>b</th></tr><tr><td rowSpan="2" colSpan="2">1</td></tr><tr></tr>',
    ['| a | b |', '| --- | --- |', '| 1 |  |', '| 1 |  |'],
  ],
])('writes each cell of the table %j into its column', async (rows, expected) => {
  expect(await markdownOf(`<table>${rows}</table>`)).toBe(`${expected.join('\n')}\n`);
});

test.each([
  ['<img src="./x.png">', '<img src="/static/1.png">'],
  [
    'Text <a title="./b.md" href=\'./其 他.md\'>a</a>',
    'Text <a title="./b.md" href=\'/其%20他\'>a</a>',
  ],
  ['<p><a href=./b.md#c class=d>a</a>', '<p><a href="/b#c" class=d>a</a>'],
  [
    '<div>\n<a\n  data-href="./b.md"\n  href="./b.md?a=1&amp;b">a</a>\n</div>',
    '<div>\n<a\n  data-href="./b.md"\n  href="/b?a=1&b">a</a>\n</div>',
  ],
  [
    '<a href="#a">a</a> <a href="https://a.org/?b&amp;c">b</a>',
    '<a href="#a">a</a> <a href="https://a.org/?b&amp;c">b</a>',
  ],
  ['<!-- <a href="./b.md">a</a> -->', '<!-- <a href="./b.md">a</a> -->'],
  [
    '- <video poster="./x.png" src="./x.png"></video>',
    '- <video poster="/static/1.png" src="/static/1.png"></video>',
  ],
  [
    '<picture>\n<source srcset="./x.png 1x,\n  https://a.org/b,c.png 2x">\n<img src=x.png>\n</picture>',
    '<picture>\n<source srcset="/static/1.png 1x, https://a.org/b,c.png 2x">\n<img src="/static/1.png">\n</picture>',
  ],
  ["<img srcset='./x.png, ./x.png 2x'>", "<img srcset='/static/1.png, /static/1.png 2x'>"],
  ['<img srcset=x.png>', '<img srcset="/static/1.png">'],
  ['<img srcset="https://a.org/b.png  2x">', '<img srcset="https://a.org/b.png  2x">'],
  ['<img srcset="data:image/png;base64,AA 1x">', '<img srcset="data:image/png;base64,AA 1x">'],
])('resolves the URLs of the HTML %j', async (source, expected) => {
  const root = createTempSite({ 'en/x.png': Buffer.from('x') });
  const page = await compilePage(
    source,
    { ...options, assetUrl: () => ({ url: '/static/1.png', output: '1.png' }) },
    join(root, 'en/page.md'),
  );
  expect(page.markdown).toBe(`${expected}\n`);
});

const FIGURE = `<figure>
<svg viewBox="0 0 9 9" role="img">
  <title id="t">The order of <em>events</em></title>
  <desc id="d">First a,
then b.</desc>
  <text x="1" y="1">a</text>
  <g><text x="1" y="2">b</text></g>
</svg>
<figcaption>Order</figcaption>
</figure>`;

test.each([
  [FIGURE, '**The order of *events***\n\nFirst a, then b.\n\n*Order*\n'],
  ['<svg aria-label="Label"><text>a</text></svg>', '**Label**\n'],
  ['A <svg><title>check</title><path d="M0 0" /></svg> B', 'A check B\n'],
  ['A\n\n<svg aria-hidden="true"><text>a</text></svg>', 'A\n'],
])('describes the figure %j', async (source, expected) => {
  expect(await markdownOf(source)).toBe(expected);
});

test('converts figures and copies indented code in files with the extension .md', async () => {
  const source = `${FIGURE}\n\n    ${'```'}ts keep\n\n${'```'}ts keep\na\n${'```'}\n`;
  expect(await markdownOf(source, '/site/page.md')).toBe(
    '<figure>\nThe order of events\nFirst a, then b.\n<figcaption>Order</figcaption>\n</figure>\n\n    ```ts keep\n\n```ts\na\n```\n',
  );
});

test('resolves the links of a home page in the language of the page', async () => {
  const page = await compilePage(
    '---\npageType: home\nhero:\n  name: N\n  actions:\n    - text: A\n      link: /a\n    - text: B\n      link: https://b.org\nfeatures:\n  - title: C\n    link: /c\n---\n',
    {
      markdownOut: true,
      resolveLink: (href) => ({ href: `/zh${href}`, probes: ['/probe.mdx'] }),
    },
  );
  expect(page.markdown).toBe('# N\n\n- [A](/zh/a)\n- [B](https://b.org)\n\n- **[C](/zh/c)**\n');
  expect(page.probes).toContain('/probe.mdx');
});

test('resolves links with a prefix in content, components and the hero', async () => {
  const resolveLink = (href: string) => href.replace('kit:', 'https://kit.example');
  const source =
    '---\npageType: home\nhero:\n  name: N\n  actions:\n    - text: Kit\n      link: kit:/hero\n---\n\n[a](kit:/a) [b][b] <a href="kit:/c">c</a> <LinkCard title="D" href="kit:/d" />\n\n[b]: kit:/b';
  const page = await compilePage(source, { markdownOut: true, linkPrefixes: ['kit'], resolveLink });
  const urls = [...page.markdown!.matchAll(/kit\S*?\/(?:hero|[a-d])/g)].map(([url]) => url);
  expect(urls.sort()).toEqual(['a', 'b', 'c', 'd', 'hero'].map((name) => `kit.example/${name}`));
});
