import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, test } from 'vitest';

test('the tests run with React 18.3', () => {
  expect([version, domVersion]).toEqual(['18.3.1', '18.3.1']);
});
