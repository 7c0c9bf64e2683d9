import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { DevSession, DevSessionOptions } from '../dev/dev-session';
import type { FileChange, WatchSiteOptions } from '../dev/watch-site';
import { dev } from './dev';
import { createTemporarySite, silentLogger } from './testing/temporary-site';

const watching = vi.hoisted((): Partial<WatchSiteOptions> => ({}));
vi.mock('../dev/watch-site', () => ({
  watchSite({ onChange }: WatchSiteOptions) {
    watching.onChange = onChange;
    return { add() {}, async close() {} };
  },
}));
vi.mock('../dev/dev-session', () => ({
  createDevSession: ({ config }: DevSessionOptions) =>
    ({
      config,
      bundle: { start() {}, async ready() {}, async close() {} },
      pages: async () => ({
        invalidate() {},
        routeOf() {},
        async rescan() {},
        async recheck() {},
      }),
      updateConfig: () => true,
    }) as unknown as DevSession,
}));

const site = createTemporarySite({
  'docs.config.ts': "export default { root: 'docs', themeDir: 'docs-theme' };",
  'docs/index.md': '# Home\n',
});

/** Returns whether a change reloads the configuration. */
async function reloadsConfig(kind: FileChange['kind'], path: string): Promise<boolean> {
  const info = vi.fn<(message: string) => void>();
  const { cwd } = site;
  delete watching.onChange;
  const server = await dev({ cwd, port: 0, logger: { ...silentLogger, info } });
  onTestFinished(() => server.close());
  const onChange = await vi.waitUntil(() => watching.onChange);
  await onChange([{ kind, path: join(cwd, path) }]);
  return info.mock.calls.flat().includes('Configuration reloaded.');
}

test.each([
  ['add', 'docs-theme/Layout.tsx', true],
  ['change', 'docs-theme/Layout.tsx', false],
  ['change', 'docs-theme.ts', true],
  ['add', 'docs/a.md', false],
  ['change', 'docs.config.ts', true],
] as const)('%s of %s reloads the configuration: %s', async (kind, path, expected) => {
  expect(await reloadsConfig(kind, path)).toBe(expected);
});
