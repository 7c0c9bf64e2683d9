import { fileURLToPath } from 'node:url';
import type * as Pagefind from 'pagefind';
import { expect, test } from 'vitest';

import { importPeer } from './import-peer';

const configFile = fileURLToPath(import.meta.url);

test('imports an installed package', async () => {
  const pagefind = await importPeer<typeof Pagefind>('pagefind', configFile, 'search.provider');
  expect(pagefind.createIndex).toBeTypeOf('function');
});

test('reports a missing package with the command that installs it', async () => {
  await expect(importPeer('octavo-missing', configFile, 'images')).rejects.toMatchObject({
    code: 'PACKAGE_MISSING',
    message: 'Package "octavo-missing" not found. The option "images" requires it.',
    hint: 'Run "pnpm add -D octavo-missing".',
  });
});
