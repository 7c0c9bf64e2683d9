import { expect, test } from 'vitest';

import { convertStarlightPage } from './convert-starlight-page';

const convert = (source: string, isMdx = true) => convertStarlightPage(source, isMdx).text;

test('the title becomes the heading, and frontmatter keys are converted', () => {
  expect(
    convert(
      '---\ntitle: A <b>\neditUrl: false\ntableOfContents: false\nsidebar:\n  order: 1\n  badge: New\nhead:\n  - tag: meta\n    attrs:\n      name: a\n      content: b\n---\n\nText\n',
      false,
    ),
  ).toBe(
    '---\ntitle: A <b>\nhead:\n  - - meta\n    - name: a\n      content: b\neditLink: false\noutline: false\ntag: New\n---\n\n# A \\<b>\n\nText\n',
  );
});

test('a hero becomes a home page', () => {
  expect(
    convert(
      '---\ntitle: A\ntemplate: splash\nhero:\n  tagline: T\n  actions:\n    - text: Go\n      link: /go/\n      icon: right-arrow\n---\n\nText\n',
    ),
  ).toBe(
    '---\ntitle: A\npageType: home\nhero:\n  name: A\n  tagline: T\n  actions:\n    - theme: brand\n      text: Go\n      link: /go/\n---\n\nText\n',
  );
});

test('converts components of Starlight', () => {
  const source = `---
title: A
---
import { Tabs, TabItem, Card, Badge as B, Aside } from '@astrojs/starlight/components';
import { Image } from 'astro:assets';
import photo from '../a.png';

<Tabs syncKey="pm">
<TabItem label="npm" icon="seti:npm">

\`<TabItem>\` <B variant="caution" size="small" text="x" />

</TabItem>
</Tabs>

<Card title="C" icon="star"><Fragment slot="x">Text</Fragment></Card>

<Aside type="tip">Tip</Aside>

<div class="wide"><Image src={photo} alt="A" loading="eager" /></div>
`;
  expect(convert(source)).toBe(`---
title: A
---
import { Aside } from '@astrojs/starlight/components';
import photo from '../a.png';

# A

<Tabs groupId="pm">
<Tab label="npm">

\`<TabItem>\` <Badge type="warning" text="x" />

</Tab>
</Tabs>

<Card title="C">Text</Card>

<Aside type="tip">Tip</Aside>

<div className="wide"><img src={photo} alt="A" /></div>
`);
});

test('converts asides, banners and the attributes of code blocks', () => {
  expect(
    convert(
      '---\nbanner:\n  content: New!\n---\n\n:::tip[T]{icon="heart"}\nText\n:::\n\n```js title=\'a.js\' showLineNumbers frame="none" ins={2} mark={1} "word"\na\n```\n',
      false,
    ),
  ).toBe(
    '\n:::note\nNew!\n:::\n\n:::tip[T]\nText\n:::\n\n```js title="a.js" lineNumbers /word/ {2,1}\na\n```\n',
  );
});

test('a title is text, except for code', () => {
  expect(convert('---\ntitle: __init__, *args and `*x`\n---\n\nText\n', false)).toContain(
    '\n# \\_\\_init\\_\\_, \\*args and `*x`\n',
  );
});

test('text directives in MDX are text', () => {
  const text = 'See :cite[a]{index=0} and `:b[c]{d}`, at 10:30 {note}.\n';
  expect(convert(text, false)).toContain(text);
  expect(convert(text, true)).toContain(
    'See :cite[a]\\{index=0} and `:b[c]{d}`, at 10:30 {note}.\n',
  );
});

test('expressions, attributes and formulas in MDX stay unchanged', () => {
  const text =
    "\n{[1, 2].map((n) => <li key={n}>{n < 2 ? 'a' : 'b'}</li>)}\n\n<Foo when={a < b} />\n\n$a < b$\n";
  expect(convert(text)).toBe(text);
});

test('reports frontmatter that changes the page', () => {
  const { problems } = convertStarlightPage(
    '---\ntitle: A\neditUrl: https://a.b\nlastUpdated: 2024-01-01\ntableOfContents:\n  maxHeadingLevel: 6\n---\n',
    false,
  );
  expect(problems.map(({ message }) => message)).toEqual([
    '`editUrl` was not migrated.',
    '`lastUpdated` was not migrated.',
    '`tableOfContents` was not migrated.',
  ]);
  const migrated =
    '---\ntitle: A\neditUrl: false\nlastUpdated: true\ntableOfContents: false\n---\n';
  expect(convertStarlightPage(migrated, false).problems).toEqual([]);
});
