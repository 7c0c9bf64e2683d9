import { expect, test } from 'vitest';

import { isProse } from './is-prose';

test.each([
  '# Title\n\nText.',
  '---\ntitle: Title\ndescription: "{a}"\n---\n\nText.',
  '# Title\n\nInline `{code}` and `<T>`.\n\n```tsx\nimport a from "a";\n<A b={c} />\n```',
  '# Title\n\n## 选项 {#options}\n\n### Other \\{#other}',
  '# Title with `code` and *emphasis*\n\n<details>\n<summary>More</summary>\n</details>',
])('a page without modules is prose: %j', (source) => {
  expect(isProse(source)).toBe(true);
});

test.each([
  '# Title\n\n<Card />',
  '# Title\n\nimport { a } from "./a";',
  'export const a = 1;\n\n# Title',
  '# Title\n\n{1 + 1}',
  '# Title\n\n{/* A comment */}',
])('a page that may have a module is not prose: %j', (source) => {
  expect(isProse(source)).toBe(false);
});

test.each(['Title\n=====', '<h1>Title</h1>', 'Text.', '# [Link](/a)', '# A \\* b', '# A &amp; b'])(
  'a page whose title needs the compiler is not prose: %j',
  (source) => {
    expect(isProse(source)).toBe(false);
  },
);
