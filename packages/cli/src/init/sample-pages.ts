import { matchLanguage } from '@octavo/mdx-plugins/messages';

import { SAMPLE_STRINGS, type SampleStrings } from './samples';

/** File contents, by path relative to the language folder. */
type SampleFiles = Record<string, string>;

/** Checks whether sample pages exist for a language tag such as `pt` or `zh-TW`. */
export function hasSamplePages(lang: string): boolean {
  return matchLanguage(lang, Object.keys(SAMPLE_STRINGS)) !== undefined;
}

/** Returns the native name of a language, or its tag if the name is unknown. */
export function getLanguageLabel(lang: string): string {
  const name =
    SAMPLE_STRINGS[lang]?.label ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang);
  return name ? name[0]!.toLocaleUpperCase(lang) + name.slice(1) : lang;
}

/**
 * Creates the home page, a guide page and the navbar of a new site in one language. Falls back to English if the language
 * has no sample strings.
 *
 * @param prefix - Route prefix for the language, such as `''` or `/ja`.
 */
export function createSamplePages(title: string, lang: string, prefix: string): SampleFiles {
  const sample = getSampleStrings(lang);
  const link = `${prefix}/guide/start`;
  return {
    'index.mdx': `---
pageType: home
hero:
  name: ${JSON.stringify(title)}
  text: ${JSON.stringify(sample.tagline)}
  actions:
    - theme: brand
      text: ${JSON.stringify(sample.getStarted)}
      link: ${link}
---
`,
    'guide/start.mdx': `# ${sample.title}

${sample.intro}

## ${sample.writePages}

:::tip
${sample.sidebarTip}
:::

\`\`\`ts title="hello.ts"
export const hello = 'world';
\`\`\`
`,
    'guide/_meta.json': toJson(['start']),
    '_nav.json': toJson([{ text: sample.guide, link, activeMatch: '/guide/' }]),
  };
}

function getSampleStrings(lang: string): SampleStrings {
  const tag = matchLanguage(lang, Object.keys(SAMPLE_STRINGS));
  return (tag === undefined ? undefined : SAMPLE_STRINGS[tag]) ?? SAMPLE_STRINGS.en;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
