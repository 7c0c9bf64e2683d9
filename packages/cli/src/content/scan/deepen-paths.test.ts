import { expect, test } from 'vitest';

import { deepenPaths } from './deepen-paths';

test.each([
  ["import A from '../../components/A';", "import A from '../../../components/A';"],
  ["import '../../a.css';", "import '../../../a.css';"],
  ["const a = import('../../a');", "const a = import('../../../a');"],
  ["export { a } from '../../../src/a';", "export { a } from '../../../../src/a';"],
  ['![A](../../logo.png)', '![A](../../../logo.png)'],
  ['<img src="../../logo.png" />', '<img src="../../../logo.png" />'],
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
])('%j is unchanged', (source) => {
  expect(deepenPaths(source, 'guide/a.mdx')).toBe(source);
});

test('changes code files, also in template strings that look like code blocks', () => {
  expect(deepenPaths("/*\n```\n*/\nimport A from '../A';\n", 'Team.tsx')).toBe(
    "/*\n```\n*/\nimport A from '../../A';\n",
  );
});
