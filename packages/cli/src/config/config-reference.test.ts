import { expect, test } from 'vitest';

import { configReference, describedKeys } from './config-reference';
import { KEY_TEXTS } from './key-texts';

test('every key is described, and none that is not there', () => {
  expect(Object.keys(KEY_TEXTS).toSorted()).toEqual(
    describedKeys()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('the reference says what the schema says', async () => {
  await expect(configReference()).toMatchFileSnapshot('../../CONFIG.md');
});
