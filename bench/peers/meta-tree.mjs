import { HOME, markdown, navSections, pagesOf } from './corpus-files.mjs';

/**
 * Yields a corpus as a folder with `_nav.json` and `_meta.json`, which Octavo and Rspress both
 * support.
 *
 * @returns {Generator<[file: string, text: string]>}
 */
export function* metaTree(root, corpus) {
  for (const lang of ['en', 'zh']) {
    yield [`${root}/${lang}/index.md`, markdown(HOME[lang], HOME[lang].body)];
    yield [`${root}/${lang}/_nav.json`, JSON.stringify(navigation(corpus), null, 2)];
    for (const section of corpus.sections) {
      const names = section.pages[lang].map(({ route }) => route.split('/')[1]);
      yield [`${root}/${lang}/${section.name}/_meta.json`, JSON.stringify(names, null, 2)];
    }
  }
  for (const { lang, page } of pagesOf(corpus)) {
    yield [`${root}/${lang}/${page.route}.md`, markdown(page, page.body)];
  }
}

function navigation(corpus) {
  return navSections(corpus).map(({ name, title }) => ({
    text: title,
    link: `/${name}/page-001`,
    activeMatch: `/${name}/`,
  }));
}
