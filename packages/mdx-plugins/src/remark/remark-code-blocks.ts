import type { Element } from 'hast';
import type { Code, InlineCode, Node, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { codeBlock } from '../code/code-block';
import { isCached, renderCached } from '../code/code-cache';
import { codeSkeleton } from '../code/code-skeleton';
import { isLoaded, loadLanguages, resolveLanguage, tokenize } from '../code/highlighter';
import { readFence } from '../code/read-fence';
import { renderLines, renderTokens } from '../code/render-lines';
import { plainLines } from '../code/tokens';
import { pointOf } from '../diagnostics/report';
import type { DialectOptions } from '../options';
import { pageState } from '../page/page-state';
import { walkFiles } from '../partials/partial';

/** Code that is rendered; it goes through the other plugins untouched. */
export interface OctCode extends Node {
  type: 'octCode';
  element: Element;
}

declare module 'mdast' {
  interface RootContentMap {
    octCode: OctCode;
  }
  interface BlockContentMap {
    octCode: OctCode;
  }
  interface PhrasingContentMap {
    octCode: OctCode;
  }
}

type Options = Pick<
  DialectOptions,
  'root' | 'defaultWrapCode' | 'showLineNumbers' | 'highlight' | 'highlightCache'
>;

interface Job {
  lang: string;
  isKnown: () => boolean;
  render: () => Element;
  replace: (code: OctCode) => void;
  node: Code | InlineCode;
}

const INLINE_LANG = /^([\s\S]+)\{:([\w+#-]+)\}$/;

/** Highlight fences and inline code; languages are loaded when they are first needed. */
export const remarkCodeBlocks: Plugin<[Options], Root> = (options) => (tree, file) => {
  const jobs = collect(tree, options, file);
  const finish = (): void => {
    for (const { node, render, replace } of jobs) {
      replace({ type: 'octCode', element: render(), position: node.position });
    }
  };
  const langs = new Set(
    jobs.filter((job) => !isLoaded(job.lang) && !job.isKnown()).map((job) => job.lang),
  );
  return langs.size === 0 ? finish() : loadLanguages(langs).then(finish);
};

function collect(tree: Root, options: Options, file: VFile): Job[] {
  const jobs: Job[] = [];
  walkFiles(tree, pageState(file).path, (node, path, within) => {
    const job =
      node.type === 'code'
        ? fenceJob(node, path, options, file)
        : node.type === 'inlineCode'
          ? inlineJob(node, options)
          : undefined;
    if (!job) return undefined;
    const replace = (code: OctCode): void => {
      within.children[within.children.indexOf(node)] = code;
    };
    jobs.push({ ...job, node: node as Code | InlineCode, replace });
    return false;
  });
  return jobs;
}

type Work = Pick<Job, 'lang' | 'isKnown' | 'render'>;

function fenceJob(node: Code, path: string, options: Options, file: VFile): Work {
  const state = pageState(file);
  const { code, lines, block } = readFence(node, path, options, file);
  const cache = options.highlightCache;
  state.fences.push({
    lang: lines.lang,
    skeleton: codeSkeleton(code, lines.lang),
    ...pointOf(node.position),
    ...(path === state.path ? {} : { file: path }),
  });
  return {
    lang: lines.lang,
    isKnown: () => isPlain(options) || isCached(code, lines, cache),
    render: () => {
      const rendered = isPlain(options)
        ? renderLines(code, lines, plainLines)
        : renderCached(code, lines, cache);
      return codeBlock(rendered, block, state);
    },
  };
}

/** `` `x{:ts}` `` is code in a language. */
function inlineJob(node: InlineCode, options: Options): Work | undefined {
  const [, code, name] = INLINE_LANG.exec(node.value) ?? [];
  const lang = name === undefined ? undefined : resolveLanguage(name);
  if (code === undefined || lang === undefined) return undefined;
  return {
    lang,
    isKnown: () => isPlain(options),
    render: () => ({
      type: 'element',
      tagName: 'code',
      properties: { dataLang: lang },
      children: [
        {
          type: 'raw',
          value: renderTokens(
            (isPlain(options) ? plainLines(code) : tokenize(code, lang)).flat(),
            [],
          ),
          data: { octText: code },
        },
      ],
    }),
  };
}

function isPlain({ highlight = true }: Options): boolean {
  return !highlight;
}
