import { expect, test } from 'vitest';

import { getPluginHint } from './rspress-plugins';

test.each([
  ['@rspress/plugin-twoslash', 'twoslash'],
  ['rspress-plugin-katex', 'math'],
  ['rspress-plugin-mermaid', 'mermaid'],
  ['@rspress/plugin-rss', 'blog'],
])('suggests an official plugin instead of %s', (from, name) => {
  expect(getPluginHint(from)).toContain(`@octavo/plugins/${name}`);
});
