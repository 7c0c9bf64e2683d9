import { expect, test } from 'vitest';

import { describeMissingExport, describeMissingModule } from './describe-missing-export';

test.each([
  ['default', ['useCount', 'Counter'], `Did you mean "import { Counter } from './Counter'"?`],
  ['default', ['useCount'], `Did you mean "import { useCount } from './Counter'"?`],
  ['default', [], 'Add "export default" to "./Counter".'],
  ['Conter', ['useCount', 'Counter'], 'Did you mean "Counter"?'],
  ['Table', ['Counter'], 'Check which names "./Counter" exports.'],
])('suggests an import instead of %s from a module that exports %j', (name, exports, hint) => {
  expect(describeMissingExport('./Counter', name, exports).hint).toBe(hint);
});

test('suggests the module of a theme component', () => {
  expect(describeMissingExport('@octavo/theme', 'Badge', ['Link']).hint).toBe(
    `Did you mean "import { Badge } from '@octavo/theme/mdx'"?`,
  );
});

test('suggests a dependency of the project instead of a misspelled package', () => {
  expect(describeMissingModule('@octavo/themes/mdx', import.meta.filename).hint).toBe(
    'Did you mean "@octavo/theme/mdx"?',
  );
});
