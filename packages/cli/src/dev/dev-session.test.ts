import { expect, test, vi } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { createTemporarySite } from '../commands/testing/temporary-site';
import type { Problem } from '../model/errors';
import { createDevSession, type DevSessionOptions } from './dev-session';

vi.mock('./live-bundle', () => ({ createLiveBundle: () => ({}) }));
vi.mock('../build/bundle/bundle-config', () => ({ createClientConfig: () => ({}) }));
// The digest is computed from the built packages.
vi.mock('../content/compile/toolchain', () => ({ getToolchainDigest: () => 'toolchain' }));

const site = createTemporarySite({ 'content/index.md': '# Home\n' });

test('reports the problems because of which the pages cannot be opened, until they are opened', async () => {
  let isBroken = true;
  const reported: Problem[][] = [];
  const session = createDevSession({
    config: await loadSiteConfig({
      cwd: site.cwd,
      fallback: {
        title: 'Site',
        plugins: [
          {
            name: 'p',
            pages() {
              if (isBroken) throw new Error('boom');
              return [];
            },
          },
        ],
      },
    }),
    reportedProblems: () => ({ files: [], brokenPages: [] }),
    onOpened: (problems) => void reported.push([...problems]),
    onWarnings() {},
    onDependencies() {},
    onPageProblems() {},
    onPageLinks() {},
    onBuilt() {},
  } as Partial<DevSessionOptions> as DevSessionOptions);
  await expect(session.pages()).rejects.toThrow('boom');
  expect(reported).toEqual([
    [expect.objectContaining({ message: 'Plugin "p" failed in pages: boom' })],
  ]);
  isBroken = false;
  await session.pages();
  expect(reported.slice(1)).toEqual([[]]);
});
