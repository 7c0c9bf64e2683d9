import { expect, test } from 'vitest';

import { createHeadingIds } from './heading-id';

test.each([
  [
    '## `<Content />` <Badge text="component" />',
    '## `<Content />` <Badge text="component" /> {#content}',
  ],
  ["## What's next", "## What's next {#what-s-next}"],
  ['### 2. Step [two](./two)', '### 2. Step [two](./two) {#_2-step-two}'],
  ['## Ação', '## Ação {#acao}'],
  ['## a.b *c*', '## a.b *c* {#a-b-c}'],
])('%s keeps the id it had', (line, expected) => {
  expect(createHeadingIds()(line)).toBe(expected);
});

test.each(['## Plain words', '## 中文 标题', '## 한국어', '## Own {#mine}', 'no heading', '##'])(
  '%s stays as it is',
  (line) => {
    expect(createHeadingIds()(line)).toBe(line);
  },
);

test('a heading that stands twice has a number', () => {
  const withId = createHeadingIds();
  expect(withId('## A.b')).toBe('## A.b {#a-b}');
  expect(withId('## A.b')).toBe('## A.b {#a-b-1}');
});
