import { expect, test } from 'vitest';

import { applyReplaceRules, serializeReplaceRules } from './replace-rules';

test('applies rules in order, strings everywhere and regular expressions according to their flags', () => {
  const rules = serializeReplaceRules({
    replaceRules: [
      { search: '%VERSION%', replace: '1.0' },
      { search: /v(\d)\.0/g, replace: 'version $1' },
      { search: /a/, replace: 'b' },
    ],
  });
  const json = JSON.parse(JSON.stringify(rules));
  expect(applyReplaceRules('v%VERSION% v%VERSION% aa', json)).toBe('version 1 version 1 ba');
});
