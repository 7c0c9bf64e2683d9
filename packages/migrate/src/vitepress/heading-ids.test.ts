import { expect, test } from 'vitest';

import { createHeadingIdPreserver } from './heading-ids';

test.each([
  [
    '## `<Content />` <Badge text="component" />',
    '## `<Content />` <Badge text="component" /> {#content}',
  ],
  ["## What's next", "## What's next {#what-s-next}"],
  ['### 2. Step [two](./two)', '### 2. Step [two](./two) {#_2-step-two}'],
  ['## Ação', '## Ação {#acao}'],
  ['## a.b *c*', '## a.b *c* {#a-b-c}'],
  ['### [`a.{b}`](https://example.com/#c)', '### [`a.{b}`](https://example.com/#c) {#a-b}'],
  ['## `[a](b)`', '## `[a](b)` {#a-b}'],
  [
    '## Target change [<Badge text="NRV" />](#from-v7)',
    '## Target change [<Badge text="NRV" />](#from-v7) {#target-change}',
  ],
])('adds the previous ID to %j', (line, expected) => {
  expect(createHeadingIdPreserver()(line)).toBe(expected);
});

test.each([
  '## Plain words',
  '## 中文 标题',
  '## 한국어',
  '## [`a-{b}`](https://c.d)',
  '## [`a:`](<b(c)d>)',
  '## [`x`](b_(c))',
  '## Own {#mine}',
  'no heading',
  '##',
])('does not change %j', (line) => {
  expect(createHeadingIdPreserver()(line)).toBe(line);
});

test('numbers duplicate headings', () => {
  const preserveId = createHeadingIdPreserver();
  expect(preserveId('## A.b')).toBe('## A.b {#a-b}');
  expect(preserveId('## A.b')).toBe('## A.b {#a-b-1}');
});
