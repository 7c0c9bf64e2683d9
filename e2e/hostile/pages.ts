import type { PageCase } from './cases';

const repeat = (text: string, times: number) => text.repeat(times);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Pages that are unusual but valid. All of them must be built. */
export const VALID_PAGES: PageCase[] = [
  { input: 'an empty file', file: 'empty.md', content: '' },
  {
    input: 'only frontmatter',
    file: 'front.md',
    content: '---\ntitle: Front\n---\n',
    html: /<title>Front/,
  },
  {
    input: 'a byte order mark',
    file: 'bom.md',
    content: '\ufeff---\ntitle: Marked\n---\n# Marked\n',
    html: /<title>Marked/,
  },
  {
    input: 'Windows line ends',
    file: 'crlf.md',
    content: '---\r\ntitle: Windows\r\n---\r\n# A\r\n\r\n- a\r\n- b\r\n',
    html: /<li>a/,
  },
  { input: 'carriage returns as line ends', file: 'cr.md', content: '# A\r\rtext\r', html: /text/ },
  { input: 'NUL characters', file: 'nul.md', content: '# A\n\na\0b\n', html: /a\ufffdb/ },
  { input: 'control characters', file: 'control.md', content: '# A\n\na\u0001\u0007\u001b[31mb\n' },
  {
    input: 'line and paragraph separators',
    file: 'separators.mdx',
    content: '# A\n\na\u2028b\u2029c\n',
    html: /a\u2028b/,
  },
  { input: 'bidirectional overrides', file: 'bidi.md', content: '# A \u202eB\u202c\n' },
  {
    input: 'a megabyte on one line',
    file: 'line.md',
    content: `# A\n\n${repeat('word ', 200_000)}\n`,
  },
  {
    input: '2,000 headings',
    file: 'headings.md',
    content: `# A\n\n${lines(2000, (index) => `## H${index}\n`)}`,
  },
  {
    input: '500 equal headings',
    file: 'twins.md',
    content: `# A\n\n${repeat('## Same\n\n', 500)}`,
    html: /id="same-499"/,
  },
  {
    input: 'headings named like object members',
    file: 'members.md',
    content: '# A\n\n## constructor\n\n## __proto__\n\n## toString\n\n## hasOwnProperty\n',
    html: /id="constructor"/,
  },
  {
    input: 'headings without letters',
    file: 'punctuation.md',
    content: '# A\n\n## ???\n\n## …\n\n##\n',
  },
  {
    input: 'a title with markup',
    file: 'title.md',
    content: '---\ntitle: </title><script>alert(1)</script>\n---\n# A\n',
    html: /<title>&lt;\/title>|<title>&lt;\/title&gt;/,
  },
  {
    input: '200 nested quotes',
    file: 'quotes.md',
    content: `${repeat('> ', 200)}deep\n`,
    html: /deep/,
  },
  {
    input: '100 nested lists',
    file: 'lists.md',
    content: lines(100, (index) => `${repeat('  ', index)}- a${index}`),
    html: /a99/,
  },
  {
    input: '50 nested containers',
    file: 'containers.md',
    content: `${lines(50, (index) => `${repeat(':', 60 - index)} tip`.replace(' ', ''))}\n\ndeep\n\n${lines(50, (index) => repeat(':', 11 + index))}\n`,
    html: /deep/,
  },
  { input: 'an unclosed fence', file: 'fence.md', content: '# A\n\n```js\nconst a = 1;\n' },
  {
    input: 'an unknown language',
    file: 'language.md',
    content: '# A\n\n```klingon\nqapla\n```\n',
    html: /qapla/,
  },
  {
    input: 'a script in code',
    file: 'code.md',
    content: '# A\n\n```html\n</script><script>alert(1)</script>\n```\n',
  },
  {
    input: 'template syntax of other tools',
    file: 'templates.md',
    content: '# A\n\n{{ value }} {% raw %} <%= y %>\n',
    html: /\{\{ value }}/,
  },
  {
    input: 'a generic type without code',
    file: 'generic.md',
    content: '# A\n\nIt returns List<T> here.\n',
    html: /List&#x3C;T>/,
  },
  {
    input: 'a table with 100 columns',
    file: 'table.md',
    content: `${repeat('| a ', 100)}|\n${repeat('| - ', 100)}|\n${repeat('| b ', 100)}|\n`,
    html: /<td/,
  },
  {
    input: '500 footnotes',
    file: 'footnotes.md',
    content: `# A\n\n${lines(500, (index) => `a[^${index}]`)}\n\n${lines(500, (index) => `[^${index}]: note`)}\n`,
  },
  { input: '50,000 opening brackets', file: 'brackets.md', content: repeat('[', 50_000) },
  { input: '20,000 opening links', file: 'links.md', content: repeat('[a](', 20_000) },
  {
    input: '50,000 backticks of growing runs',
    file: 'ticks.md',
    content: lines(300, (index) => `${repeat('`', index + 1)}a`),
  },
  { input: '50,000 asterisks', file: 'stars.md', content: repeat('a**b', 12_500) },
  { input: '50,000 less-than signs', file: 'angles.md', content: repeat('<', 50_000) },
  { input: '10,000 entities', file: 'entities.md', content: repeat('&amp;&#0;&nope;', 10_000) },
  { input: '5,000 colons', file: 'colons.md', content: `# A\n\na ${repeat(':', 5000)} b\n` },
  {
    input: '300 nested emphasis marks',
    file: 'emphasis.md',
    content: `${repeat('*a **b ', 300)}c${repeat('** d*', 300)}`,
  },
  {
    input: 'emoji and Han in headings',
    file: 'emoji.md',
    content: '# 🚀 引号 “好”\n\n## 🚀\n',
    html: /🚀/,
  },
  {
    input: 'HTML that is never closed',
    file: 'unclosed.md',
    content: '# A\n\n<div><b>bold <i>both\n',
    html: /both/,
  },
  {
    input: 'frontmatter named like object members',
    file: 'proto.md',
    content: '---\ntitle: P\nhead: []\n---\n# A\n\n{#__proto__}\n',
  },
];

/** Pages with mistakes. Every one must be named, with its position. */
export const INVALID_PAGES: PageCase[] = [
  {
    input: 'invalid YAML',
    file: 'yaml.md',
    content: '---\ntitle: [a\n---\n',
    error: /yaml\.md:\d+/,
  },
  {
    input: 'a YAML alias bomb',
    file: 'bomb.md',
    content: `---\na: &a [x,x,x,x,x,x,x,x,x]\n${lines(8, (index) => `${'bcdefghi'[index]}: &${'bcdefghi'[index]} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[index]}`).join(',')}]`)}\n---\n`,
    error: /bomb\.md/,
  },
  {
    input: 'frontmatter that is a list',
    file: 'list.md',
    content: '---\n- a\n- b\n---\n',
    error: /list\.md/,
  },
  {
    input: 'a frontmatter key of the wrong type',
    file: 'type.md',
    content: '---\ntitle: [1, 2]\n---\n# A\n',
    error: /type\.md:2/,
  },
  {
    input: 'an unknown page type',
    file: 'page-type.md',
    content: '---\npageType: lol\n---\n# A\n',
    error: /page-type\.md:2/,
  },
  {
    input: 'an unclosed component',
    file: 'unclosed.mdx',
    content: '# A\n\n<Tabs>\n\ntext\n',
    error: /unclosed\.mdx:3/,
  },
  {
    input: 'a stray brace',
    file: 'brace.mdx',
    content: '# A\n\nA { here\n',
    error: /brace\.mdx:3/,
  },
  {
    input: 'an unknown component',
    file: 'component.mdx',
    content: '# A\n\n<Bagde text="a" />\n',
    error: /component\.mdx:3/,
  },
  {
    input: 'a missing module',
    file: 'module.mdx',
    content: "import a from './gone';\n\n# A\n\n{a}\n",
    error: /module\.mdx:1/,
  },
  {
    input: 'two default exports',
    file: 'defaults.mdx',
    content: 'export default () => 1;\n\nexport default () => 2;\n',
    error: /defaults\.mdx/,
  },
  {
    input: 'UTF-16 without a byte order mark',
    file: 'utf16.md',
    content: Buffer.from('# Title\n\ntext\n', 'utf16le'),
    error: /utf16\.md[\s\S]*UTF-16/,
  },
  {
    input: 'UTF-16 with a byte order mark',
    file: 'utf16-bom.md',
    content: Buffer.from('\ufeff# Title\n', 'utf16le'),
    error: /utf16-bom\.md[\s\S]*UTF-16/,
  },
  {
    input: 'Latin-1',
    file: 'latin1.md',
    content: Buffer.from('# Caf\xe9\n', 'latin1'),
    error: /latin1\.md[\s\S]*(?:Latin-1|UTF-8)/,
  },
  {
    input: 'an image as a page',
    file: 'binary.md',
    content: Buffer.from('89504e470d0a1a0a0000000d49484452ffd8ffe0', 'hex'),
    error: /binary\.md/,
  },
  {
    input: 'a partial that includes itself',
    file: 'self.mdx',
    content: "import A from './_self.mdx';\n\n# A\n\n<A />\n",
    files: { 'content/_self.mdx': "import A from './_self.mdx';\n\ntext\n\n<A />\n" },
    error: /_self\.mdx/,
  },
  {
    input: 'partials that include each other',
    file: 'circle.mdx',
    content: "import A from './_a.mdx';\n\n# A\n\n<A />\n",
    files: {
      'content/_a.mdx': "import B from './_b.mdx';\n\n<B />\n",
      'content/_b.mdx': "import A from './_a.mdx';\n\n<A />\n",
    },
    error: /Circular[\s\S]*_[ab]\.mdx/,
  },
  {
    input: 'a code file that does not exist',
    file: 'include.md',
    content: '# A\n\n```js file=./gone.js\n```\n',
    error: /include\.md:3/,
  },
  {
    input: 'an image that does not exist',
    file: 'image.md',
    content: '# A\n\n![a](./gone.png)\n',
    error: /image\.md:3/,
  },
  {
    input: 'a line range that ends before it starts',
    file: 'range.md',
    content: '# A\n\n```js {9-2}\na\n```\n',
    error: /range\.md:3/,
  },
  {
    input: 'a link that runs a script',
    file: 'script-link.md',
    content: '# A\n\n[a](javascript:alert(1))\n',
    error: /script-link\.md:3/,
  },
  {
    input: 'a link whose scheme is hidden by a tab',
    file: 'tab-link.md',
    content: '# A\n\n[a](<java&#9;script:alert(1)>)\n',
    error: /tab-link\.md:3/,
  },
  {
    input: 'a link to a data document',
    file: 'data-link.md',
    content: '# A\n\n[a](data:text/html,<b>)\n',
    error: /data-link\.md:3/,
  },
  {
    input: 'a redirect from outside of the site',
    file: 'redirect.md',
    content: '---\nredirectFrom: /../../../../PWNED\n---\n# A\n',
    error: /redirect\.md:2/,
  },
  {
    input: 'a container that is never closed',
    file: 'container.md',
    content: '# A\n\n:::tip\n\ntext\n',
    error: /container\.md:3/,
  },
];
