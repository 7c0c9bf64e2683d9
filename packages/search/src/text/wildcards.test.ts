import { expect, test } from 'vitest';

import { replaceVariableParts } from './wildcards';

const clean = (query: string) =>
  replaceVariableParts(query)
    .replace(/\s*\0\s*/g, ' * ')
    .trim();

test.each([
  ['Error: Setup file /home/me/app/test/setup.ts not found', 'Error: Setup file * not found'],
  [
    'test timed out in 5000ms (no assertions completed)',
    'test timed out in * (no assertions completed)',
  ],
  [
    "Cannot access 'mockUser' before initialization at src/user.test.ts:8:22",
    "Cannot access 'mockUser' before initialization at *",
  ],
  ['Cannot find module C:\\app\\index.js in this project', 'Cannot find module * in this project'],
  ['Failed to fetch https://x.example/a?b=1 from the server', 'Failed to fetch * from the server'],
  ['failed with exit code 1 at checkout.test.ts:31:5', 'failed with exit code * at *'],
  ['chunk 1a2b3c4 could not be loaded', 'chunk * could not be loaded'],
])('%s', (query, expected) => {
  expect(clean(query)).toBe(expected);
});

test.each([
  'v2.0.15',
  'node 20',
  './src/index.ts',
  'exit code 1',
  'api/test-api/expect',
  'resolve.alias',
])('keeps the short query %s', (query) => {
  expect(replaceVariableParts(query)).toBe(query);
});
