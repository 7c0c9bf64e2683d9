import { join } from 'node:path';

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { DevSession, DevSessionOptions } from '../dev/dev-session';
import type { FileChange, WatchSiteOptions } from '../dev/watch-site';
import { OctavoError } from '../model/errors';
import { dev } from './dev';
import { createTemporarySite, silentLogger } from './testing/temporary-site';

const watching = vi.hoisted((): Partial<WatchSiteOptions> => ({}));
const added = vi.hoisted((): string[] => []);
/** Thrown when the pages or the configuration are updated. */
const failures = vi.hoisted((): { pages?: Error; config?: Error } => ({}));
beforeEach(() => {
  added.length = 0;
  delete failures.pages;
  delete failures.config;
});
vi.mock('../dev/watch-site', () => ({
  watchSite({ roots, onChange }: WatchSiteOptions) {
    watching.roots = roots;
    watching.onChange = onChange;
    return {
      add(paths: readonly string[]) {
        added.push(...paths);
      },
      async close() {},
    };
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
        async rescan() {
          if (failures.pages) throw failures.pages;
        },
        async recheck() {},
      }),
      updateConfig() {
        if (failures.config) throw failures.config;
        return true;
      },
    }) as unknown as DevSession,
}));

const FILES = {
  'docs.config.ts': "export default { root: 'docs', themeDir: 'docs-theme' };",
  'docs/index.md': '# Home\n',
};
const site = createTemporarySite(FILES);

/** Starts the server. Returns a function that reports a change to it, and returns the messages that it prints. */
async function start() {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const { cwd } = site;
  delete watching.onChange;
  const server = await dev({
    cwd,
    port: 0,
    logger: { ...silentLogger, info: print, warn: print, error: print },
  });
  onTestFinished(() => server.close());
  const onChange = await vi.waitUntil(() => watching.onChange);
  return async (kind: FileChange['kind'], path: string) => {
    printed.length = 0;
    await onChange([{ kind, path: join(cwd, path) }]);
    return [...printed];
  };
}

const RELOADED = 'Configuration reloaded.';

test.each([
  ['add', 'docs-theme/Layout.tsx', true],
  ['change', 'docs-theme/Layout.tsx', false],
  ['change', 'docs-theme.ts', true],
  ['add', 'docs/a.md', false],
  ['change', 'docs.config.ts', true],
] as const)('%s of %s reloads the configuration: %s', async (kind, path, expected) => {
  const change = await start();
  expect((await change(kind, path)).includes(RELOADED)).toBe(expected);
});

test('prints an error without problems', async () => {
  const change = await start();
  failures.pages = new OctavoError('PLUGIN_FAILED', 'Plugin "p" failed.', { hint: 'Fix it.' });
  expect((await change('add', 'docs/a.md')).join()).toMatch(/Plugin "p" failed\.\s+→ Fix it\./);
});

test('reloads an invalid configuration after each change, because any file can fix it', async () => {
  const change = await start();
  const file = join(site.cwd, 'docs-theme/Logo.tsx');
  failures.config = new OctavoError('CONFIG_INVALID', 'Invalid overrides.', {
    problems: [{ file, message: 'No export.' }],
  });
  expect((await change('add', 'docs-theme/Logo.tsx')).join()).toContain('No export.');
  delete failures.config;
  expect(await change('change', 'docs-theme/Logo.tsx')).toContain(RELOADED);
  expect(await change('change', 'docs-theme/Logo.tsx')).not.toContain(RELOADED);
});

test('watches a file that the configuration imports before it exists', async () => {
  const change = await start();
  const { 'docs.config.ts': before } = FILES;
  site.write({ 'docs.config.ts': `import './x';\n${before}` });
  expect((await change('change', 'docs.config.ts')).join()).toContain('"./x"');
  expect(added).toContain(join(site.cwd, 'x.ts'));
  site.write({ 'x.ts': '' });
  expect(await change('add', 'x.ts')).toContain(RELOADED);
});

test.each(['remark.mjs', 'remark.ts', 'text.mjs', 'dots.json'])(
  'prints that a changed module of the compiler is only loaded once: %s',
  async (path) => {
    site.write({
      'docs.config.ts': `export default {
  root: 'docs',
  markdown: { remarkPlugins: ['./remark.mjs', './remark.ts'] },
  plugins: [{ name: 'dots', highlight: { languages: ['./dots.json'] } }],
};`,
      'remark.mjs': "import './text.mjs';\nexport default () => undefined;",
      'text.mjs': '',
      'remark.ts': 'export default () => undefined;',
      'dots.json': '{ "name": "dots", "scopeName": "source.dots" }',
    });
    const change = await start();
    expect(watching.roots).toContain(join(site.cwd, path));
    expect(await change('change', path)).toEqual([
      RELOADED,
      `Restart the server to load the changes to ${path}, because Node.js loads modules only once.`,
    ]);
  },
);
