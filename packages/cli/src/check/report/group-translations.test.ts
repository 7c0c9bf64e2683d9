import { expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditTranslations } from '../rules/translations';
import { groupTranslations } from './group-translations';
import { countText, errorsOf } from './report-text';
import { weigh } from './weigh';

const config = {
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
const findings = weigh(
  [
    ...auditTranslations(pages, config),
    { rule: 'dead-link', file: '/site/content/en/page-9.mdx', message: 'Expected a page.' },
  ],
  {},
);

test('pages that a language lacks are told in one message, few of them each by itself', () => {
  expect(findings).toHaveLength(203);
  expect(
    groupTranslations(findings).map(({ file = '', message, hint }) => [file, message, hint]),
  ).toMatchInlineSnapshot(`
    [
      [
        "/site/content/en/page-0.mdx",
        "Expected a translation of this page in "ja", got none.",
        "Write ja/page-0.mdx.",
      ],
      [
        "/site/content/en/page-1.mdx",
        "Expected a translation of this page in "ja", got none.",
        "Write ja/page-1.mdx.",
      ],
      [
        "/site/content/en/page-9.mdx",
        "Expected a page.",
        undefined,
      ],
      [
        "",
        "Expected 200 pages in "zh" too, got none of them: /page-0, /page-1, /page-10 and 197 more.",
        "octavo check --format json names all of them, and the files to write.",
      ],
    ]
  `);
});

test('they still count as many as they are', () => {
  expect(countText(findings)).toBe('1 error and 202 warnings');
});

test('a build that they end tells one error for each language', () => {
  const errors = weigh(auditTranslations(pages, config), { 'missing-translation': 'error' });
  expect(errorsOf(errors, () => '')).toHaveLength(3);
});
