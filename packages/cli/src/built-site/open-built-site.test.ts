import { expect, test } from 'vitest';

import { MANIFEST_FILE } from '../model/payload';
import { openBuiltSite } from './open-built-site';
import { createMemorySite } from './testing/memory-site';

test.each([
  ['fails', () => Promise.reject(new Error('Offline'))],
  ['finds no file', () => Promise.resolve(undefined)],
])('a search succeeds after the first request for the manifest %s', async (_, respond) => {
  const source = createMemorySite({ '/a': { markdown: '# Retry\n\nText.' } });
  let isAvailable = false;
  const site = await openBuiltSite({
    ...source,
    read: (path) => (path === MANIFEST_FILE && !isAvailable ? respond() : source.read(path)),
  });
  await expect(site.search('retry', {})).rejects.toThrow();
  isAvailable = true;
  expect((await site.search('retry', {})).results).toHaveLength(1);
});
