import { expect, test } from 'vitest';

import type { OctavoPlugin } from '../model/config';
import { chooseRuntime } from './choose-runtime';

const config = { cwd: '/site', runtime: 'auto' as const, overrides: {}, plugins: [] };
const link = (text: string) => ({ kind: 'link', text, link: `/${text}` }) as const;
const editionOf = (count: number) => ({
  sidebarKeys: ['/guide'],
  sidebar: () => Array.from({ length: count }, (_, index) => link(`${index}`)),
});

test('the runtime is static unless something needs React', () => {
  expect(chooseRuntime(config, [editionOf(300)])).toEqual({ runtime: 'static' });
});

test('the configuration can select React, without a reason', () => {
  expect(chooseRuntime({ ...config, runtime: 'react' }, [])).toEqual({ runtime: 'react' });
});

test('an override needs React', () => {
  const overrides = { Logo: '/site/theme/Logo.tsx' };
  expect(chooseRuntime({ ...config, overrides }, [])).toEqual({
    runtime: 'react',
    reason: 'theme/Logo.tsx',
  });
});

test('a large sidebar needs React, because collapsed groups are not in the HTML', () => {
  expect(chooseRuntime(config, [editionOf(10), editionOf(301)])).toEqual({
    runtime: 'react',
    reason: 'the large sidebar of /guide',
  });
});

test('an interactive component of a plugin needs React', () => {
  const runtimeWith = (plugin: Partial<OctavoPlugin>, overrides = {}) =>
    chooseRuntime({ ...config, overrides, plugins: [{ name: 'p', ...plugin }] }, []);
  const react = { runtime: 'react', reason: 'plugin "p"' };
  expect(runtimeWith({ slots: { docAfter: './A.tsx' } })).toEqual({ runtime: 'static' });
  expect(runtimeWith({ slots: { docAfter: { module: './A.tsx', interactive: true } } })).toEqual(
    react,
  );
  expect(runtimeWith({ components: { Logo: './A.tsx' } })).toEqual(react);
  expect(runtimeWith({ components: { Logo: { module: './A.tsx', interactive: false } } })).toEqual({
    runtime: 'static',
  });
});
