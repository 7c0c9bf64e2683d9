import { expect, test } from 'vitest';

import type { FolderInfo } from './inspect-folder';
import { planSite } from './plan-site';

const empty: FolderInfo = { folder: '/home/me/My Docs', entries: [], title: 'My Docs' };
const manifestOf = (plan: Record<string, string>) => JSON.parse(plan['package.json']!);

test('plans a configuration, a manifest and two pages for an empty folder', () => {
  const plan = planSite({ title: "It's", langs: ['en'] }, empty, '1.2.3');
  expect(Object.keys(plan)).toEqual([
    'docs.config.ts',
    'package.json',
    '.gitignore',
    'content/index.mdx',
    'content/guide/start.mdx',
    'content/guide/_meta.json',
    'content/_nav.json',
  ]);
  expect(plan['docs.config.ts']).toBe(
    `import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'It\\'s',
});
`,
  );
  expect(manifestOf(plan)).toEqual({
    name: 'my-docs',
    private: true,
    type: 'module',
    scripts: { dev: 'octavo dev', build: 'octavo build', preview: 'octavo preview' },
    dependencies: { '@octavo/cli': '^1.2.3', react: '^19.0.0', 'react-dom': '^19.0.0' },
  });
});

test('plans translated pages for each language', () => {
  const plan = planSite({ title: 'Docs', langs: ['zh', 'en'] }, empty, '1.0.0');
  expect(plan['docs.config.ts']).toContain("lang: 'zh',");
  expect(plan['docs.config.ts']).toContain("{ lang: 'en', label: 'English' },");
  expect(plan['content/zh/guide/start.mdx']).toMatch(/^# 快速开始/);
  expect(JSON.parse(plan['content/en/_nav.json']!)).toEqual([
    { text: 'Guide', link: '/en/guide/start', activeMatch: '/guide/' },
  ]);
  expect(plan['content/zh/_nav.json']).toContain('"/guide/start"');
});

test('uses existing pages', () => {
  const plan = planSite(
    { title: 'Docs', langs: ['en'] },
    { ...empty, contentRoot: 'docs', entries: ['docs', '.gitignore'] },
    '1.0.0',
  );
  expect(Object.keys(plan)).toEqual(['docs.config.ts', 'package.json']);
  expect(plan['docs.config.ts']).toContain("root: 'docs',");
});

test('preserves existing scripts and dependencies', () => {
  const manifest = {
    name: 'lib',
    scripts: { dev: 'tsc -w', 'docs:build': 'octavo build' },
    devDependencies: { react: '^18.0.0' },
  };
  const plan = planSite({ title: 'Lib', langs: ['en'] }, { ...empty, manifest }, '1.0.0');
  expect(manifestOf(plan)).toEqual({
    name: 'lib',
    scripts: {
      dev: 'tsc -w',
      'docs:build': 'octavo build',
      'docs:dev': 'octavo dev',
      preview: 'octavo preview',
    },
    devDependencies: { react: '^18.0.0' },
    dependencies: { '@octavo/cli': '^1.0.0', 'react-dom': '^19.0.0' },
  });
});
