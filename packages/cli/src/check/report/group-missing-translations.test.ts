import { expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditTranslations } from '../rules/translations';
import { applySeverity } from './apply-severity';
import { groupMissingTranslations } from './group-missing-translations';
import { formatCounts, getErrors } from './report-text';

const config = {
  cwd: '/site',
  root: '/site/content',
  cacheDir: '/site/cache',
  lang: 'en',
  isMultilingual: true,
  locales: ['en', 'zh', 'ja'].map((lang) => ({
    lang,
    label: lang,
    title: '',
    description: '',
    theme: {},
  })),
};
const names = Array.from({ length: 200 }, (_, index) => `page-${index}`);
const pages = names.flatMap((name, index) =>
  index < 2
    ? [testPage(`en/${name}.mdx`)]
    : [`en/${name}.mdx`, `ja/${name}.mdx`].map((path) => testPage(path)),
);
const findings = applySeverity(
  [
    ...auditTranslations(pages, config),
    { rule: 'dead-link', file: '/site/content/en/page-9.mdx', message: 'Dead link.' },
  ],
  {},
);

test('groups many missing translations of a language and reports a few individually', () => {
  expect(findings).toHaveLength(203);
  expect(
    groupMissingTranslations(findings).map(({ file = '', message, hint }) => [file, message, hint]),
  ).toMatchInlineSnapshot(`
    [
      [
        "/site/content/en/page-0.mdx",
        "This page has no "ja" translation.",
        "Create content/ja/page-0.mdx.",
      ],
      [
        "/site/content/en/page-1.mdx",
        "This page has no "ja" translation.",
        "Create content/ja/page-1.mdx.",
      ],
      [
        "/site/content/en/page-9.mdx",
        "Dead link.",
        undefined,
      ],
      [
        "",
        "200 pages have no "zh" translation: /page-0, /page-1, /page-10 and 197 more.",
        "Run "npx octavo check --format json" to list all missing translations.",
      ],
    ]
  `);
});

test('counts grouped findings individually', () => {
  expect(formatCounts(findings)).toBe('1 error and 202 warnings');
});

test('reports one error per language in a build', () => {
  const errors = applySeverity(auditTranslations(pages, config), {
    'missing-translation': 'error',
  });
  expect(getErrors(errors, () => '')).toHaveLength(3);
});
