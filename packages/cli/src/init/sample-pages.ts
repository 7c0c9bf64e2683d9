import { matchLanguage } from '@octavo/mdx-plugins/messages';

import { SAMPLE_STRINGS, type SampleStrings } from './samples';

/** Route of the guide page. Links stay in the language of the page. */
const START_PAGE = '/guide/start';

/** Cards of the home page. */
const FEATURES = [
  { icon: '📝', title: 'markdownTitle', details: 'markdownDetails' },
  { icon: '🔍', title: 'searchTitle', details: 'searchDetails' },
  { icon: '🧩', title: 'componentsTitle', details: 'componentsDetails' },
] as const;

/** File contents, by path relative to the language folder. */
type SampleFiles = Record<string, string>;

/** Languages with sample pages. */
export const SAMPLE_LANGUAGES: readonly string[] = Object.keys(SAMPLE_STRINGS);

/** Checks whether sample pages exist for a language tag such as `pt` or `zh-TW`. */
export function hasSamplePages(lang: string): boolean {
  return matchLanguage(lang, SAMPLE_LANGUAGES) !== undefined;
}

/** Returns the native name of a language, or its tag if the name is unknown. */
export function getLanguageLabel(lang: string): string {
  const name =
    SAMPLE_STRINGS[lang]?.label ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang);
  return name ? name[0]!.toLocaleUpperCase(lang) + name.slice(1) : lang;
}

export interface SampleOptions {
  title: string;
  /** Line below the title. Defaults to a sample. */
  tagline?: string | undefined;
  lang: string;
}

/**
 * Creates the home page, a guide page and the navbar of a new site in one language. Falls back to English if the language
 * has no sample strings.
 */
export function createSamplePages({ title, tagline, lang }: SampleOptions): SampleFiles {
  const sample = getSampleStrings(lang);
  return {
    'index.mdx': `---
pageType: home
hero:
  name: ${JSON.stringify(title)}
  text: ${JSON.stringify(tagline ?? sample.tagline)}
  actions:
    - theme: brand
      text: ${JSON.stringify(sample.getStarted)}
      link: ${START_PAGE}
features:
${FEATURES.map(({ icon, title, details }) => `  - icon: ${icon}\n    title: ${JSON.stringify(sample[title])}\n    details: ${JSON.stringify(sample[details])}\n`).join('')}---
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
    '_nav.json': toJson([{ text: sample.guide, link: START_PAGE, activeMatch: '/guide/' }]),
  };
}

function getSampleStrings(lang: string): SampleStrings {
  const tag = matchLanguage(lang, SAMPLE_LANGUAGES);
  return (tag === undefined ? undefined : SAMPLE_STRINGS[tag]) ?? SAMPLE_STRINGS.en;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
