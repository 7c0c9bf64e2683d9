/** Returns a page with frontmatter. Values are JSON strings, which are valid YAML. */
export function markdown({ title, description }, body) {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}

/** Adds the language to root-relative links, for tools that do not add it. */
export function withLanguage(lang, body) {
  return lang === 'zh' ? body.replaceAll('](/section-', '](/zh/section-') : body;
}

/** Yields every page of a corpus with its language. */
export function* pagesOf(corpus) {
  for (const section of corpus.sections) {
    for (const lang of ['en', 'zh']) {
      for (const page of section.pages[lang]) yield { lang, page };
    }
  }
}

/** The sections in the top navigation, regardless of the number of pages. */
export const navSections = (corpus) => corpus.sections.slice(0, 3);

export const HOME = {
  en: {
    title: 'Home',
    description: 'Home',
    body: '# Home\n\nWelcome. See [the first page](/section-001/page-001).\n',
  },
  zh: {
    title: '首页',
    description: '首页',
    body: '# 首页\n\n欢迎。参见 [第一页](/section-001/page-001)。\n',
  },
};

export const LANGUAGES = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];
