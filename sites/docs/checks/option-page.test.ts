import { join } from 'node:path';

import { expect, test } from 'vitest';
import { missingParts } from './option-page';
import { pagesUnder } from './pages';

const pages = pagesUnder(join(import.meta.dirname, '../content'), 'config/test/', 'config/build/');

test.each(pages)('$path has every part of an option page', ({ source }) => {
  expect(missingParts(source)).toEqual([]);
});

const whole = `# retry

How often a failed test is run again.

- **Type:** \`number\`
- **Default:** \`0\`
- **CLI:** \`--retry <retry>\`
- **Since:** 0.0.1

\`\`\`ts title="rstest.config.ts"
export default { retry: 2 };
\`\`\`

A failed test runs up to three times.

See also: [testTimeout](./testTimeout.mdx).
`;

test.each([
  ['purpose', /^How .*\n/m],
  ['type', /^- \*\*Type.*\n/m],
  ['default', /^- \*\*Default.*\n/m],
  ['flag', /^- \*\*CLI.*\n/m],
  ['since', /^- \*\*Since.*\n/m],
  ['example', / title=".*"/],
  ['effect', /^A failed.*\n/m],
  ['related', /^See also.*\n/m],
])('a page without its %s is found', (part, pattern) => {
  expect(missingParts(whole)).toEqual([]);
  expect(missingParts(whole.replace(pattern, ''))).toEqual([part]);
});
