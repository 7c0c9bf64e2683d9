import { locateJsonKey, readJsonFile } from '../../config/read-json-file';
import { i18nFileSchema } from '../../config/schema/i18n-file';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';

/** Reports schema violations, unknown languages and missing translations in the i18n file. */
export function auditI18nFile(
  source: string,
  { i18nFile, locales }: Pick<SiteConfig, 'i18nFile' | 'locales'>,
): Finding[] {
  const { value, problems } = readJsonFile(i18nFile, source, i18nFileSchema);
  if (problems) {
    const hint = 'Example: { "key": { "en": "text", "zh": "文字" } }';
    return problems.map((problem) => ({ hint, ...problem, rule: 'invalid-file' as const }));
  }
  const positionOf = (...path: string[]) => ({ file: i18nFile, ...locateJsonKey(source, path) });
  const { $schema: _, ...texts } = value;
  const langs = locales.map(({ lang }) => lang);
  return Object.entries(texts).flatMap(([id, translations]): Finding[] => [
    ...langs
      .filter((lang) => translations[lang] === undefined)
      .map((lang) => ({
        rule: 'missing-text' as const,
        ...positionOf(id),
        message: `Missing "${lang}" translation for "${id}".`,
        hint: 'The site displays the key instead.',
      })),
    ...Object.keys(translations)
      .filter((lang) => !langs.includes(lang))
      .map((lang) => ({
        rule: 'missing-text' as const,
        ...positionOf(id, lang),
        message: `Unknown language "${lang}".`,
        hint: `Configured languages: ${langs.join(', ')}.`,
      })),
  ]);
}
