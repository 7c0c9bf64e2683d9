import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { eject, wrap } from './eject';
import { createTemporarySite, silentLogger } from './testing/temporary-site';

vi.mock('../overrides/overridable-components', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  // The real components are only in a built package.
  readThemePackage: () => ({
    version: '1.0.0',
    components: [{ name: 'Outline', description: '', module: '@octavo/theme', hash: 'a' }],
    sourceOf: () => 'export const Outline = (): null => null;\n',
  }),
}));

const site = createTemporarySite();

test.each([
  ['eject', eject, 'export const Outline = (): null => null;'],
  ['wrap', wrap, 'Props'],
])('%s --force replaces an override in JavaScript with one in TypeScript', async (_, run, text) => {
  site.write({ 'theme/Outline.jsx': 'export const Outline = () => null;\n' });
  const options = { names: ['Outline'], cwd: site.cwd, logger: silentLogger };
  await expect(run(options)).rejects.toThrow('theme/Outline.jsx already overrides Outline.');
  await run({ ...options, force: true });
  expect(site.read('theme/Outline.tsx')).toContain(text);
  expect(existsSync(join(site.cwd, 'theme/Outline.jsx'))).toBe(false);
});
