import { parseTree } from 'jsonc-parser';
import * as z from 'zod';

import { placeOf, readJson } from '../../files/read-json';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** What is wrong with the file of texts: its form, languages the site does not have, and texts a language lacks. */
export function auditTexts(
  source: string,
  { i18nFile, locales }: Pick<SiteConfig, 'i18nFile' | 'locales'>,
): Finding[] {
  const { value, problem } = readJson(i18nFile, source);
  if (problem) return [{ ...problem, rule: 'invalid-file' }];
  const at = (...path: PropertyKey[]) => ({
    file: i18nFile,
    ...placeOf(offsetOf(source, path), source),
  });
  const result = schema.safeParse(value);
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => ({
      rule: 'invalid-file' as const,
      ...at(...path),
      message: `Expected texts by id and language, got a mistake at ${path.join('.') || 'the top'}: ${message}.`,
      hint: 'Write { "id": { "en": "text", "zh": "文字" } }.',
    }));
  }
  const langs = locales.map(({ lang }) => lang);
  return Object.entries(result.data).flatMap(([id, texts]): Finding[] => [
    ...langs
      .filter((lang) => texts[lang] === undefined)
      .map((lang) => ({
        rule: 'missing-text' as const,
        ...at(id),
        message: `Expected a text in "${lang}" for "${id}", got none.`,
        hint: 'Readers of that language see the id.',
      })),
    ...Object.keys(texts)
      .filter((lang) => !langs.includes(lang))
      .map((lang) => ({
        rule: 'missing-text' as const,
        ...at(id, lang),
        message: `Expected a language of the site, got "${lang}".`,
        hint: `Languages are ${langs.join(', ')}.`,
      })),
  ]);
}

/** Offset of the key or entry that a path leads to. */
function offsetOf(source: string, path: readonly PropertyKey[]): number {
  let node = parseTree(source);
  let offset = node?.offset ?? 0;
  for (const key of path) {
    const property = node?.children?.find((child) => child.children?.[0]?.value === key);
    if (!property) break;
    offset = property.offset;
    node = property.children?.[1];
  }
  return offset;
}
