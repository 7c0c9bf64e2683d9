import { expect, test } from '@rstest/core';

test('runs below the root', () => {
  expect((globalThis as Record<string, unknown>).prepared).toBe(true);
});

test('the working directory is not moved', () => {
  expect(process.cwd()).not.toMatch(/app$/);
});
