import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';

const MARKDOWN = ['markdown', 'md', 'mdx'];
/** Languages of which Shiki highlights embedded code only if the languages of that code are loaded. */
const HOSTS = new Set([
  ...MARKDOWN,
  ...['asciidoc', 'adoc', 'astro', 'haml', 'latex', 'pug', 'jade', 'svelte', 'vue', 'wikitext'],
]);
/** Names of languages in fences, in `lang` attributes, after `[source,` of AsciiDoc, and in filters of Pug and Haml. */
const NAME =
  /(?:^[ \t>*+-]*(?:`{3,}|~{3,})[ \t]*|\blang=["']?|^\[source,[ \t]*|^[ \t]*:)([\w+#-]+)/gim;

/**
 * Returns the languages that occur in code of another language. They have to be loaded before the code is highlighted.
 * Otherwise, the result would depend on the languages of other code blocks.
 */
export function getEmbeddedLanguages(code: string, lang: string): string[] {
  if (!HOSTS.has(lang)) return [];
  const names = new Set(Array.from(code.matchAll(NAME), ([, name]) => name!.toLowerCase()));
  if (MARKDOWN.includes(lang)) {
    if (lang === 'mdx') names.add('tsx');
    else if (code.includes('<')) names.add('html').add('html-derivative');
    if (code.startsWith('---')) names.add('yaml');
  }
  return [...names].filter(
    (name) => Object.hasOwn(bundledLanguages, name) || Object.hasOwn(bundledLanguagesAlias, name),
  );
}
