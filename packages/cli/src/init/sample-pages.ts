import { matchLanguage } from '@octavo/mdx-plugins/messages';

import { SAMPLES, type Sample } from './samples';

/** Files by path relative to the folder of a language. */
type SampleFiles = Record<string, string>;

/** Returns whether there are sample pages in a language, such as `pt` or `zh-TW`. */
export function hasSample(lang: string): boolean {
  return matchLanguage(lang, Object.keys(SAMPLES)) !== undefined;
}

/** Returns the name of a language in that language, or its tag if the name is not known. */
export function languageLabel(lang: string): string {
  const name = SAMPLES[lang]?.label ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang);
  return name ? name[0]!.toLocaleUpperCase(lang) + name.slice(1) : lang;
}

/**
 * Returns the home page, a guide page and the navigation of a new site in one language. Languages without a sample use
 * the English one.
 *
 * @param prefix - prefix of the routes in this language: `''` or `/ja`
 */
export function samplePages(title: string, lang: string, prefix: string): SampleFiles {
  const sample = sampleFor(lang);
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

function sampleFor(lang: string): Sample {
  const tag = matchLanguage(lang, Object.keys(SAMPLES));
  return (tag === undefined ? undefined : SAMPLES[tag]) ?? SAMPLES.en;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
