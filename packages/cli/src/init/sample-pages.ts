/** A page or a navigation file of a new site, by its path below the language's folder. */
type Samples = Record<string, string>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Words {
  guide: string;
  start: string;
  started: string;
  tagline: string;
  write: string;
  body: string;
}

const WORDS: Record<'en' | 'zh', Words> = {
  en: {
    guide: 'Guide',
    start: 'Get started',
    started: 'Getting started',
    tagline: 'What it does, in a sentence.',
    write: 'Write pages',
    body: 'Each Markdown file in this folder is a page. Save one while `octavo dev` runs, and it shows at once.',
  },
  zh: {
    guide: '指南',
    start: '快速开始',
    started: '快速开始',
    tagline: '用一句话说明它能做什么。',
    write: '编写页面',
    body: '此目录中的每个 Markdown 文件都是一个页面。运行 `octavo dev` 时保存文件，页面会立即更新。',
  },
};

/** First pages of a site, in a language. Languages without texts of their own begin in English. */
export function samplePages(title: string, lang: string, prefix: string): Samples {
  const words = WORDS[/^zh\b/i.test(lang) ? 'zh' : 'en'];
  const link = `${prefix}/guide/start`;
  return {
    'index.mdx': `---
pageType: home
hero:
  name: ${JSON.stringify(title)}
  text: ${words.tagline}
  actions:
    - theme: brand
      text: ${words.start}
      link: ${link}
---
`,
    'guide/start.mdx': `# ${words.started}

${words.body}

## ${words.write}

:::tip
\`guide/_meta.json\` orders the sidebar.
:::

\`\`\`ts title="hello.ts"
export const hello = 'world';
\`\`\`
`,
    'guide/_meta.json': json(['start']),
    '_nav.json': json([{ text: words.guide, link, activeMatch: '/guide/' }]),
  };
}
