import { expect, test } from 'vitest';

import { replaceRulesOf, replaceSource } from './replace-source';

test('rules replace in order: strings everywhere, regular expressions by their flags', () => {
  const rules = replaceRulesOf({
    replaceRules: [
      { search: '%VERSION%', replace: '1.0' },
      { search: /v(\d)\.0/g, replace: 'version $1' },
      { search: /a/, replace: 'b' },
    ],
  });
  const json = JSON.parse(JSON.stringify(rules));
  expect(replaceSource('v%VERSION% v%VERSION% aa', json)).toBe('version 1 version 1 ba');
});
