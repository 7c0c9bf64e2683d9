import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { renderCached } from '../code/code-cache';
import { getEmbeddedLanguages } from '../code/embedded-languages';
import { isLanguageLoaded, loadLanguages, resolveLanguage } from '../code/highlighter';
import { renderLines } from '../code/render-lines';
import { tokenizePlainText } from '../code/tokens';
import type { DialectOptions } from '../options';
import { getPageState } from '../page/page-state';

type Options = Pick<DialectOptions, 'highlight' | 'highlightCache'>;

/** `hero.code` of the frontmatter. The schema has checked it. */
interface HeroCode {
  lang?: string;
  source: string;
  output?: string;
}

const NO_DECORATIONS = { highlight: new Set<number>(), words: [] };

/** Highlights the code in the hero of a home page, and adds the HTML to the frontmatter. */
export const remarkHeroCode: Plugin<[Options], Root> =
  ({ highlight = true, highlightCache }) =>
  (_tree, file) => {
    const { frontmatter } = getPageState(file);
    const hero = frontmatter.hero as { code?: HeroCode } | undefined;
    if (!hero?.code) return undefined;
    const { code } = hero;
    const lang = resolveLanguage(code.lang ?? 'ts') ?? 'text';
    const render = (text: string, language: string): string => {
      const options = { ...NO_DECORATIONS, lang: language };
      const source = text.trimEnd();
      return highlight
        ? renderCached(source, options, highlightCache).html
        : renderLines(source, options, tokenizePlainText).html;
    };
    const finish = (): void => {
      hero.code = {
        ...code,
        html: render(code.source, lang),
        ...(code.output === undefined ? {} : { outputHtml: render(code.output, 'ansi') }),
      } as HeroCode;
    };
    const langs = [lang, ...getEmbeddedLanguages(code.source, lang)];
    return highlight && !langs.every(isLanguageLoaded)
      ? loadLanguages(langs).then(finish)
      : finish();
  };
