import { expect, test } from 'vitest';

import { planManifest } from './plan-manifest';

const plan = (manifest?: Record<string, unknown>) =>
  planManifest({ manifest, folder: '/home/me/My Docs' }, '1.0.0');
const PACKAGES = { '@octavo/cli': '^1.0.0', react: '^19.0.0', 'react-dom': '^19.0.0' };

test('a new manifest has a valid name', () => {
  expect(planManifest({ folder: 'C:\\中文' }, '1.0.0').manifest.name).toBe('docs');
  expect(plan().manifest).toMatchObject({ name: 'my-docs', private: true, dependencies: PACKAGES });
});

test('all new scripts have a prefix if a script has the name of one of them', () => {
  const { manifest, scripts } = plan({ scripts: { build: 'tsc' } });
  expect(manifest.scripts).toEqual({
    build: 'tsc',
    'docs:dev': 'octavo dev',
    'docs:build': 'octavo build',
    'docs:preview': 'octavo preview',
  });
  expect(scripts).toEqual({ dev: 'docs:dev', build: 'docs:build', preview: 'docs:preview' });
});

test('uses scripts that run the same command', () => {
  const existing = { start: 'octavo dev', build: 'octavo build', preview: 'octavo preview' };
  const { manifest, scripts } = plan({ scripts: existing });
  expect(manifest.scripts).toEqual(existing);
  expect(scripts).toEqual({ dev: 'start', build: 'build', preview: 'preview' });
});

test('adds no scripts if all names are taken', () => {
  const existing = { dev: 'a', 'docs:dev': 'b', 'octavo:build': 'c' };
  const { manifest, scripts } = plan({ scripts: existing });
  expect(manifest.scripts).toEqual(existing);
  expect(scripts).toEqual({ dev: undefined, build: undefined, preview: undefined });
});

test.each([
  ['a library', { name: 'lib', version: '1.0.0', exports: './index.js' }, 'devDependencies'],
  ['a private package', { name: 'app', private: true, main: 'x.js' }, 'dependencies'],
  [
    'a project with Octavo in devDependencies',
    { private: true, devDependencies: { '@octavo/cli': '^1.0.0' } },
    'devDependencies',
  ],
])('in %s, packages are added to the expected key', (_name, manifest, key) => {
  const planned = plan(manifest).manifest;
  expect(planned[key]).toEqual(PACKAGES);
  expect(Object.keys(planned).filter((each) => /dependencies/i.test(each))).toEqual([key]);
});

test('preserves existing version ranges, and reports those that are too old', () => {
  const { manifest, outdated } = plan({
    peerDependencies: { react: '>=18' },
    devDependencies: { react: '^18.0.0', 'react-dom': 'catalog:', vite: '^8.0.0' },
    version: '1.0.0',
  });
  expect(manifest.devDependencies).toEqual({
    '@octavo/cli': '^1.0.0',
    react: '^18.0.0',
    'react-dom': 'catalog:',
    vite: '^8.0.0',
  });
  expect(outdated).toEqual(['react ^18.0.0']);
});

test.each([[{ scripts: 'x', dependencies: [] }], [{ scripts: null, devDependencies: 1 }]])(
  'replaces values that npm does not accept: %j',
  (manifest) => {
    expect(plan(manifest).manifest).toMatchObject({
      scripts: { dev: 'octavo dev' },
      dependencies: PACKAGES,
    });
  },
);
