import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  containsCheckout,
  findCheckout,
  fromPortablePath,
  toPortableJson,
  toPortablePath,
} from './checkout';

const newFolder = (...names: string[]) => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-checkout-'));
  mkdirSync(join(root, ...names), { recursive: true });
  return root;
};

test('a checkout is the folder with the repository, or with the lockfile', () => {
  const root = newFolder('packages/site');
  const site = join(root, 'packages/site');
  writeFileSync(join(root, 'pnpm-lock.yaml'), '');
  expect(findCheckout(site)).toBe(root);

  const repository = newFolder('.git');
  mkdirSync(join(repository, 'site'));
  writeFileSync(join(repository, 'site/package-lock.json'), '');
  expect(findCheckout(join(repository, 'site'))).toBe(repository);

  const alone = newFolder();
  expect(findCheckout(alone)).toBe(alone);
});

test('paths in a checkout are portable, other paths stay the same', () => {
  for (const path of ['/a/site', '/a/site/index.mdx', '/a/sites/index.mdx', '/', '/b', '/a'])
    expect(fromPortablePath(toPortablePath(path, '/a/site'), '/a/site')).toBe(path);
  expect(toPortablePath('/a/site/x/y.mdx', '/a/site')).toBe('./x/y.mdx');
  expect(toPortablePath('/a/sites/y.mdx', '/a/site')).toBe('/a/sites/y.mdx');
  expect(toPortablePath('placeholder/y.mdx', process.cwd())).toBe('placeholder/y.mdx');
  expect(fromPortablePath('./x/y.mdx', '/b')).toBe('/b/x/y.mdx');
});

test('JSON with paths is the same in two checkouts', () => {
  const settings = (checkout: string) =>
    toPortableJson({ root: `${checkout}/content`, alias: { '@': checkout }, base: '/' }, checkout);
  expect(settings('/a/site')).toBe(settings('/home/user/other'));
  expect(settings('/a/site')).toBe('{"root":"./content","alias":{"@":"./"},"base":"/"}');
});

test('finds the path of a checkout in text and JSON', () => {
  expect(containsCheckout('const file = "/a/site/x.js"', '/a/site')).toBe(true);
  expect(containsCheckout('{"file":"C:\\\\a\\\\x"}', 'C:\\a')).toBe(true);
  expect(containsCheckout('const file = "./x.js"', '/a/site')).toBe(false);
});
