import { expect, test } from 'vitest';

import { deepenPaths } from './deepen-paths';

test.each([
  ["import A from '../../components/A';", "import A from '../../../components/A';"],
  ["import '../../a.css';", "import '../../../a.css';"],
  ["const a = import('../../a');", "const a = import('../../../a');"],
  ["export { a } from '../../../src/a';", "export { a } from '../../../../src/a';"],
  ['![A](../../logo.png)', '![A](../../../logo.png)'],
  ['<img src="../../logo.png" />', '<img src="../../../logo.png" />'],
  ['![A](<../../my logo.png>)', '![A](<../../../my logo.png>)'],
  ['[r]: ../../LICENSE.md', '[r]: ../../../LICENSE.md'],
  ['[r]: <../../a b.md>', '[r]: <../../../a b.md>'],
  ['<!-- @include: ../../_part.md -->', '<!-- @include: ../../../_part.md -->'],
  ['```ts file="../../a.ts#L1"\n```', '```ts file="../../../a.ts#L1"\n```'],
  ['```file=../../a.ts\n```', '```file=../../../a.ts\n```'],
  ['10. a\n\n    ~~~ts file="../../a.ts"', '10. a\n\n    ~~~ts file="../../../a.ts"'],
  ["import A from './.././../A';", "import A from '.././.././../A';".replaceAll('.././', '../')],
])('%s becomes %s, because it leaves the folder', (before, after) => {
  expect(deepenPaths(before, 'guide/a.mdx')).toBe(after);
});

test.each([
  "import A from '../_shared/A.mdx';",
  "import A from './A';",
  "import A from 'react';",
  '[next](../start) and [same](./b)',
  '![A](/logo.png)',
  "```ts\nimport A from '../../components/A';\n```",
  'Go to ../../somewhere.',
  '[r]: ../start',
  '<!-- @include: ./_part.md -->',
  '```ts file="../a.ts"\n```',
  '````md\n```ts file="../../a.ts"\n```\n````',
])('%j is unchanged', (source) => {
  expect(deepenPaths(source, 'guide/a.mdx')).toBe(source);
});

test('changes code files, also in template strings that look like code blocks', () => {
  expect(deepenPaths("/*\n```\n*/\nimport A from '../A';\n", 'Team.tsx')).toBe(
    "/*\n```\n*/\nimport A from '../../A';\n",
  );
});

test('code in lists and quotes stays, and text after it changes', () => {
  const source =
    '- ```sh\n  npm i\n  ```\n\n[a](../b.md)\n\n10. x\n\n    ```ts\n    import x from "../x"\n    ```\n\n> ```ts\n> import x from "../x"\n> ```\n';
  expect(deepenPaths(source, 'page.md')).toBe(source.replace('../b.md', '../../b.md'));
});
