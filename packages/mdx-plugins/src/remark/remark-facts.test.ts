import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

test.each([
  ['below the title', '# a\n\n- **Type:** `b`\n- **Default:** none'],
  ['below the first paragraph', '# a\n\nLead.\n\n- **Type:** `b`'],
  ['on a page without a title', 'Lead.\n\n- **Type:** `b`'],
  ['after frontmatter', '---\ntitle: a\n---\n\n- **Type:** `b`'],
  ['with a colon after the label', '# a\n\n- **Type**: `b`'],
  ['after a code block', '# a\n\nLead.\n\n```ts\ntype A = 1;\n```\n\n- **Type:** `A`'],
  ['in a section', '# a\n\n## b\n\n- **Type:** `b`\n- **Default:** none'],
  ['in a section, with a colon after the label', '# a\n\n## b\n\n- **类型**：`b`'],
  ['of text', '# a\n\nLead.\n\n- **Status:** experimental\n- **Since:** 1.2, with `b`'],
  [
    'with a long value after inline code',
    '# a\n\n- **Type:** `b`\n- **Default:** the width of the image, up to the width of the content and window',
  ],
  [
    'that starts with linked code',
    '# a\n\n- **Type:** [`B`](#b)\n- **Default:** the folder of the configuration file, or the one in which the command runs',
  ],
  [
    'that starts with a code block',
    '# a\n\n- **Type:**\n\n  ```ts\n  B\n  ```\n\n- **Default:** the folder of the configuration file, or the one in which the command runs',
  ],
  ['with paragraphs', '# a\n\n- **Type:** `b`\n\n- **Default:** none'],
])('marks a list of facts %s', async (_name, source) => {
  expect(await compileToMarkup(source)).toContain('<ul data-facts');
});

test.each([
  ['an item without a label', '# a\n\n- **Type:** `b`\n- other'],
  ['a label without a colon', '# a\n\n- **Type** `b`'],
  ['an ordered list', '# a\n\n1. **Type:** `b`'],
  ['a list further down', '# a\n\nLead.\n\nMore.\n\n- **Type:** `b`'],
  ['a list of features in a section', '# a\n\n## b\n\n- **Fast:** Builds in seconds.'],
  ['a list of features below the title', '# a\n\nLead.\n\n- **Fast:** Builds in seconds.'],
  [
    'a list of long values',
    '# a\n\nLead.\n\n- **Since:** 1.2\n- **Fast:** it builds a thousand pages in a second, because it compiles each once',
  ],
  ['a list of sentences in Chinese', '# a\n\n- **快速：** 几秒内完成构建。'],
  ['a list of commands in a section', '# a\n\n## b\n\n- **npm:**\n\n  ```sh\n  npm i b\n  ```'],
  ['a list below the text of a section', '# a\n\n## b\n\nText.\n\n- **Type:** `b`'],
  ['an empty item', '# a\n\n-'],
])('does not mark %s', async (_name, source) => {
  expect(await compileToMarkup(source)).not.toContain('data-facts');
});

test('moves a colon into the label, so that all values start at the same position', async () => {
  const markup = await compileToMarkup('# a\n\n- **类型**：`b`');
  expect(markup).toContain('<strong>类型：</strong><code>b</code>');
});
