import { load } from './dependencies.mjs';

/**
 * Syntax that only our dialect supports. Pages that use it cannot be compared by the size of their
 * HTML.
 */
const CUSTOM_SYNTAX = /^ *:::|^import |^export |<[A-Za-z]|\{|^ *> \[!/m;
const CUSTOM_CODE = /\[!code|^ *```\w+ .*\b(?:file|fold|height)\b/m;
const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;
const FENCES_AND_CODE = /^( *)(`{3,})[\s\S]*?^\1\2|`[^`\n]*`/gm;
const CODE = /<div class="oct-code[\s\S]*?<\/pre>[\s\S]*?<\/div>\s*<\/div>|<pre[\s\S]*?<\/pre>/g;

/**
 * Returns the size of the HTML of plain Markdown pages, from our compiler and from a minimal
 * renderer, with and without code blocks.
 */
export async function compareBytes(compiled) {
  const render = await plainRenderer();
  const sums = { pages: 0, own: 0, plain: 0, ownProse: 0, plainProse: 0 };
  for (const { source, page } of compiled) {
    if (!page.isStatic || !isPlain(source.replace(FRONTMATTER, ''))) continue;
    const [own, plain] = [page.html[0], render(source)];
    sums.pages++;
    sums.own += Buffer.byteLength(own);
    sums.plain += Buffer.byteLength(plain);
    sums.ownProse += Buffer.byteLength(own.replace(CODE, ''));
    sums.plainProse += Buffer.byteLength(plain.replace(CODE, ''));
  }
  return sums;
}

function isPlain(source) {
  return !CUSTOM_CODE.test(source) && !CUSTOM_SYNTAX.test(source.replace(FENCES_AND_CODE, ''));
}

/** GFM with Shiki's CSS variables theme, set up as its documentation shows. */
async function plainRenderer() {
  const [{ unified }, parse, gfm, frontmatter, { toHast }, { toHtml }, shiki] = await Promise.all(
    [
      'unified',
      'remark-parse',
      'remark-gfm',
      'remark-frontmatter',
      'mdast-util-to-hast',
      'hast-util-to-html',
      'shiki',
    ].map(load),
  );
  const parser = unified().use(parse.default).use(gfm.default).use(frontmatter.default);
  const theme = shiki.createCssVariablesTheme({ name: 'css-variables' });
  const highlighter = await shiki.createHighlighter({
    themes: [theme],
    langs: Object.keys(shiki.bundledLanguages),
  });
  const langs = new Set(highlighter.getLoadedLanguages());
  const code = (_state, { lang, value }) => ({
    type: 'raw',
    value: highlighter.codeToHtml(value, {
      lang: langs.has(lang) ? lang : 'text',
      theme: 'css-variables',
    }),
  });
  return (source) =>
    toHtml(toHast(parser.parse(source), { handlers: { code }, allowDangerousHtml: true }), {
      allowDangerousHtml: true,
    });
}
