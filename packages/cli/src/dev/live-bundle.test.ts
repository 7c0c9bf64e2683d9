import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { createTemporarySite } from '../commands/testing/temporary-site';
import type { CompileContext } from '../model/compiled-page';
import { OctavoError, type Problem } from '../model/errors';
import { createLiveBundle } from './live-bundle';

const bundler = vi.hoisted(() => ({ configuration: (): object => ({}) }));
vi.mock('../build/bundle/bundle-config', () => ({
  GENERATED_FOLDER: 'generated',
  createClientConfig: () => bundler.configuration(),
}));

const site = createTemporarySite({ 'content/index.md': '# Home\n', 'main.js': 'export {};\n' });

test('reports the problems because of which the bundler cannot be configured, until they are fixed', async () => {
  const { cwd } = site;
  const configuration = () => ({
    context: cwd,
    mode: 'development',
    entry: { main: { import: [join(cwd, 'main.js')] } },
    output: { path: join(cwd, 'out') },
  });
  bundler.configuration = configuration;
  const built: Problem[][] = [];
  const bundle = createLiveBundle({
    config: await loadSiteConfig({ cwd, fallback: { title: 'Site' } }),
    compile: {} as CompileContext,
    onBuilt: ({ problems }) => built.push(problems),
  });
  onTestFinished(() => bundle.close());
  bundle.start();
  await bundle.update([]);
  expect(built.at(-1)).toEqual([]);

  const problem = { file: join(cwd, 'theme/Logo.tsx'), message: 'Does not export "Logo".' };
  bundler.configuration = () => {
    throw new OctavoError('CONFIG_INVALID', 'Invalid overrides.', { problems: [problem] });
  };
  await bundle.update([]);
  expect(built.at(-1)).toEqual([problem]);

  bundler.configuration = () => {
    throw new OctavoError('PLUGIN_FAILED', 'No.', { hint: 'Fix it.' });
  };
  await bundle.update([]);
  expect(built.at(-1)).toEqual([{ message: 'No.', hint: 'Fix it.' }]);

  bundler.configuration = configuration;
  await bundle.update([]);
  expect(built.at(-1)).toEqual([]);
});
