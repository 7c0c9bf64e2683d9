import { expect, test } from 'vitest';

import { documentTitle } from './document-title';

test.each([
  ['doc', 'Retry', undefined, 'Retry - Rstest'],
  ['doc', 'Retry', 'Config', 'Retry - Config'],
  ['doc', 'Retry', '| Config', 'Retry | Config'],
  ['doc', 'Retry', '- Config', 'Retry - Config'],
  ['doc', '', undefined, 'Rstest'],
  ['home', 'Anything', undefined, 'Rstest'],
  ['home', 'Anything', 'Fast tests', 'Rstest - Fast tests'],
  ['404', 'Anything', undefined, '404 - Rstest'],
] as const)('names a %s page "%s" with the suffix %s', (pageType, title, titleSuffix, expected) => {
  expect(
    documentTitle(
      { pageType, title, frontmatter: titleSuffix === undefined ? {} : { titleSuffix } },
      'Rstest',
    ),
  ).toBe(expected);
});
