import { expect, test } from 'vitest';

import { hasDefaultExport } from './component-page';

test.each([
  'export default function Page() {}',
  'const Page = () => null;\nexport { Page as default };',
  "export { default } from './Page';",
  "export {\n  default,\n  title,\n} from './Page';",
  'module.exports = () => null;',
])('finds the default export of %s', (source) => {
  expect(hasDefaultExport(source)).toBe(true);
});

test.each([
  '',
  "export const title = 'A';",
  '// export default Page;\nexport function Page() {}',
  '/*\nexport default Page;\n*/',
  "import { default as Page } from './Page';",
])('finds no default export in %j', (source) => {
  expect(hasDefaultExport(source)).toBe(false);
});
