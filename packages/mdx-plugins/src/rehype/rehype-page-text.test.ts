import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const getText = async (source: string): Promise<string> => (await compilePage(source)).content.text;

test('separates blocks with blank lines', async () => {
  expect(await getText('# T\n\nOne *two*\n\n- a\n- b\n\n> q')).toBe('T\n\nOne two\n\na\n\nb\n\nq');
});

test('includes the content of components', async () => {
  const source = `export const Tabs = (p) => p.children

<Tabs>
  <Tabs label="x">
    Inside **one**
  </Tabs>
</Tabs>

Text <Tabs>in line</Tabs> goes on`;
  expect(await getText(source)).toBe('Inside one\n\nText in line goes on');
});

test.each([
  ['<PackageManagerTabs command="install -D x" />', 'install -D x'],
  ['<PackageManagerTabs command={{ npm: "npm i x", bun: "bun add x" }} />', 'npm i x\nbun add x'],
  ['<CommandTabs commands={{"npm":"npm i x","yarn":"yarn add x"}} />', 'npm i x\nyarn add x'],
  ['<CommandBlock text="npm i x" />', 'npm i x'],
  ['<CommandBlock text={line} />', ''],
  ['<PackageManagerTabs command={line} />', ''],
  ['<Other command="install -D x" />', ''],
])('includes the commands of %s as code', async (component, shown) => {
  const source = `Before\n\n${component}\n\nAfter`;
  expect(await getText(source)).toBe(['Before', shown, 'After'].filter(Boolean).join('\n\n'));
  const { content } = await compilePage(source, { codeBlocks: false });
  expect(content.text).toBe('Before\n\nAfter');
});

test.each([
  ['<Card title="T" content="Words" />', 'T\n\nWords'],
  ['<Card title="T">\n  Words\n</Card>', 'T\n\nWords'],
  ['<LinkCard href="/x" title="T" description="D" />', 'T\n\nD'],
  ['<Details title="T">\n  Words\n</Details>', 'T\n\nWords'],
  ['<Other title="T" />', ''],
  ['<Card title={t} />', ''],
])('includes the text props of %s', async (component, shown) => {
  const source = `Before\n\n${component}\n\nAfter`;
  expect(await getText(source)).toBe(['Before', shown, 'After'].filter(Boolean).join('\n\n'));
});

test.each([
  ['<Badge text="v2.1" type="info" />', 'v2.1'],
  ['<Badge text="v2.1">beta</Badge>', 'beta'],
  ['<Badge text={version} />', ''],
])('includes the text of %s in the line and as a block', async (badge, shown) => {
  expect(await getText(`Snapshots ${badge}, added`)).toBe(`Snapshots ${shown}, added`);
  const blocks = ['Before', shown, 'After'].filter(Boolean).join('\n\n');
  expect(await getText(`Before\n\n${badge}\n\nAfter`)).toBe(blocks);
});

test.each([
  '<Badge text="v2.1" type="info" />',
  '<Badge type="info">v2.1</Badge>',
  '<span className="oct-badge">v2.1</span>',
])('a heading with %s has the title, the ID and the outline entry without it', async (badge) => {
  const { content } = await compilePage(`# Guide ${badge}\n\n## Setup ${badge}\n\nText.`);
  expect(content).toMatchObject({
    title: 'Guide',
    headingTitle: 'Guide',
    toc: [{ id: 'setup', text: 'Setup', depth: 2 }],
    text: 'Guide\n\nSetup\n\nText.',
  });
});

test('omits the numbers of footnotes and the links back from them', async () => {
  const source = 'Each request is sent again.[^a] Then it stops.\n\n[^a]: Up to three times.';
  const text = await getText(source);
  expect(text).toContain('sent again. Then it stops.');
  expect(text).toContain('Up to three times.');
  expect(text).not.toMatch(/[1↩]/);
});

test('separates inline block components, but not other inline components', async () => {
  expect(await getText('<Tabs><Tab label="A">one</Tab><Tab label="B">two</Tab></Tabs>')).toBe(
    'one\n\ntwo',
  );
  expect(await getText('Press <Key>a</Key>lone')).toBe('Press alone');
});

test('includes code blocks unless they are disabled', async () => {
  const source = 'Before\n\n```js title="x"\nconst a = 1 // [!code ++]\n```\n\nAfter';
  expect(await getText(source)).toBe('Before\n\nx\n\nconst a = 1\n\nAfter');
  const { content } = await compilePage(source, { codeBlocks: false });
  expect(content.text).toBe('Before\n\nx\n\nAfter');
});

test('includes the caption of an SVG, but not its labels', async () => {
  const drawing = '<svg viewBox="0 0 9 9">\n<title>T</title>\n<text>label</text>\n</svg>';
  const source = `Before\n\n<figure>\n${drawing}\n<figcaption>The parts</figcaption>\n</figure>`;
  expect(await getText(source)).toBe('Before\n\nThe parts');
  expect(await getText(`Press <svg><text>x</text></svg>now`)).toBe('Press now');
});

test('removes line breaks between Chinese characters', async () => {
  expect(await getText('测试框架\n由打包器\n\n**粗**\n体')).toBe('测试框架由打包器\n\n粗体');
});

test('merges the spaces on both sides of a tag', async () => {
  expect(await getText('One <b> two </b> three')).toBe('One two three');
});

test('lists headings of levels 2 to 4 as inline Markdown', async () => {
  const { content } = await compilePage(
    '# One\n\n## `a` **b** *c* ~~d~~ [e](#x)\n\n##### five\n\n#### four',
  );
  expect(content.headingTitle).toBe('One');
  expect(content.toc.map(({ text, depth }) => [text, depth])).toEqual([
    ['`a` **b** *c* ~~d~~ e', 2],
    ['four', 4],
  ]);
});

test('lists headings in components', async () => {
  const source = 'export const Box = (p) => p.children\n\n<Box>\n  ## Deep\n</Box>\n\n<h3>Tag</h3>';
  const { content } = await compilePage(source);
  expect(content.toc.map(({ id }) => id)).toEqual(['deep', 'tag']);
});

test('lists the IDs of headings and other elements', async () => {
  const { content } = await compilePage('## A\n\n<span id="x">y</span>\n\nText[^1]\n\n[^1]: Note');
  expect(content.ids).toEqual([
    'a',
    'x',
    'user-content-fnref-1',
    'footnote-label',
    'user-content-fn-1',
  ]);
});

test('sets charIndex to the offset of the heading', async () => {
  const word = fc.stringMatching(/^[a-z中文]{1,8}$/);
  const block = fc.oneof(
    word.map((text) => `## ${text}`),
    word.map((text) => `> - ${text}\n>   ### ${text}`),
    word,
    word.map((text) => `\`\`\`\n${text}\n\`\`\``),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 6 }), async (blocks) => {
      const { content } = await compilePage(blocks.join('\n\n'));
      for (const { text, charIndex } of content.toc) {
        expect(content.text.slice(charIndex, charIndex + text.length)).toBe(text);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(['/site/en/page.md', '/site/en/page.mdx'])(
  'named anchors are IDs in %s',
  async (path) => {
    const source = '# T\n\n<a name="x"></a>\n\n<a name="y" id="z">text</a>\n\n[x](#x)';
    const { content, html } = await compilePage(source, {}, path);
    expect(content.ids).toEqual(['t', 'z', 'x']);
    expect(html.join('')).toContain('<a name="x" id="x"></a>');
  },
);

test('a named anchor before a heading with the same ID is not a duplicate', async () => {
  const source = '<a name="install"></a>\n\n## Install\n\n<a name="b"></a> <a name="b"></a>';
  const { content, html, warnings } = await compilePage(source);
  expect(content.ids).toEqual(['install', 'b']);
  expect(html.join('').match(/id="(?:install|b)"/g)).toEqual(['id="install"', 'id="b"']);
  expect(warnings).toEqual([]);
});
