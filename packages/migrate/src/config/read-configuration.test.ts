import { join } from 'node:path';

import { getProperty, toData } from '@octavo/cli/internal';
import { expect, test } from 'vitest';

import { useTempSite } from '../testing/temp-site';
import { readAndRun } from './read-configuration';

const site = useTempSite();
const readData = (name: string) => toData(readAndRun(join(site.cwd, name)), () => {});

test('executes a configuration with computed values, and keeps what can be read', () => {
  site.write({
    'names.ts': "export const names = () => [...'ab'].map((name) => name.toUpperCase());\n",
    'site.config.ts': `
import { names } from './names';
console.log('printed');
const extra: object = JSON.parse('{ "base": "/docs/" }');
export default () => ({
  title: 'Site',
  ...extra,
  nav: names().map((text) => ({ text, link: '/' + text })),
  search: RegExp('a', 'i'),
  hook: () => names(),
});`,
  });
  expect(readData('site.config.ts')).toEqual({
    title: 'Site',
    base: '/docs/',
    nav: [
      { text: 'A', link: '/A' },
      { text: 'B', link: '/B' },
    ],
    search: /a/i,
  });
});

test('a configuration without computed values is not executed', () => {
  site.write({
    'site.config.mjs': "throw new Error('Executed.');\nexport default { title: 'A' };",
  });
  expect(readData('site.config.mjs')).toEqual({ title: 'A' });
});

test('reads the options of Starlight and of define.doc', () => {
  site.write({
    'astro.config.mjs': `
import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'A', sidebar: eval('["a"]') })] };`,
    'rstack.config.mjs': `
import { define } from 'rstack';
define.doc(async () => ({ title: eval('"B"') }));`,
  });
  const integrations = getProperty(readAndRun(join(site.cwd, 'astro.config.mjs')), 'integrations');
  expect(integrations).toMatchObject({ items: [{ kind: 'call', from: '@astrojs/starlight' }] });
  const [call] = integrations?.kind === 'list' ? integrations.items : [];
  const options = call?.kind === 'call' ? call.args[0] : undefined;
  expect(options && toData(options, () => {})).toEqual({ title: 'A', sidebar: ['a'] });
  expect(readData('rstack.config.mjs')).toEqual({ title: 'B' });
});

test('names the file and the reason if the configuration throws', () => {
  site.write({ 'site.config.mjs': 'export default { a: missing() };' });
  expect(() => readData('site.config.mjs')).toThrow(
    expect.objectContaining({
      code: 'CONFIG_INVALID',
      problems: [expect.objectContaining({ message: 'ReferenceError: missing is not defined' })],
    }),
  );
});
