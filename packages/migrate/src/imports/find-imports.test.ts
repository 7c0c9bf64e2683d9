import { join } from 'node:path';

import { expect, test } from 'vitest';

import { useTempSite } from '../testing/temp-site';
import { findImports } from './find-imports';

const site = useTempSite();

test('finds imports of pages and modules, and not those in code samples', () => {
  site.write({
    'docs/a.mdx': `import { a, type B } from 'real';
import { c } from './c';

export const sample = \`
import { d } from 'sample';

export * from "sample-export";
\`;

<Code code={\`
import 'sample-attribute';
\`} />

Text with \`code\`, a single \` and another.

\`\`\`js
import e from 'fenced';
\`\`\`

export { f } from 'reexported';
`,
    'docs/c.tsx': `import type { Type } from 'types-only';
const tick = '\`';
export const sample = (
  \`\${tick}
import g from 'sample-module';
\`
);
export * from 'after';
`,
  });
  const found = findImports(join(site.cwd, 'docs'), {});
  expect(found.map(({ specifier, line, names }) => ({ specifier, line, names }))).toEqual([
    { specifier: 'real', line: 1, names: ['a'] },
    { specifier: 'after', line: 8, names: ['*'] },
    { specifier: 'reexported', line: 20, names: ['f'] },
  ]);
});
