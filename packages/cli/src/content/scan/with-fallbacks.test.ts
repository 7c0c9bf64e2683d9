import { expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import { addFallbackPages } from './with-fallbacks';

const config = (versions: string[] = []) =>
  ({
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: versions[0] ?? '', versions },
  }) as SiteConfig;
const file = (routePath: string, lang: string, version = ''): SourceFile => ({
  filePath: `/site${routePath}.mdx`,
  relativePath: `${routePath}.mdx`,
  routePath,
  lang,
  version,
  kind: 'markdown',
});

test('adds the original for each missing translation', () => {
  const files = [file('/a', 'en'), file('/b/', 'en'), file('/zh/A', 'zh')];
  expect(addFallbackPages(files, config()).slice(3)).toEqual([
    { ...file('/b/', 'en'), routePath: '/zh/b/', lang: 'zh', contentLang: 'en' },
  ]);
});

test('adds fallbacks within a version', () => {
  const files = [file('/a', 'en', 'v2'), file('/zh/a', 'zh', 'v2'), file('/v1/a', 'en', 'v1')];
  const [added, ...rest] = addFallbackPages(files, config(['v2', 'v1'])).slice(3);
  expect(added).toMatchObject({ routePath: '/v1/zh/a', version: 'v1', contentLang: 'en' });
  expect(rest).toEqual([]);
});

test('adds no fallbacks to the default language', () => {
  expect(addFallbackPages([file('/zh/only', 'zh')], config())).toHaveLength(1);
});
