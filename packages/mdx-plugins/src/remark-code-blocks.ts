import type { Element } from 'hast';
import type { Code, InlineCode, Node, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { codeBlock } from './code/code-block';
import { isCached, renderCached } from './code/code-cache';
import { codeSkeleton } from './code/code-skeleton';
import { isLoaded, loadLanguages, resolveLanguage, tokenize } from './code/highlighter';
import { readFence } from './code/read-fence';
import { renderTokens } from './code/render-lines';
import { pointOf } from './messages/report';
import type { DialectOptions } from './options';
import { pageState } from './page-state';
import { walkFiles } from './partials/walk-files';
import { wordsOf } from './words';

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
  'root' | 'defaultWrapCode' | 'showLineNumbers' | 'highlightCache'
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
          ? inlineJob(node)
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
    isKnown: () => isCached(code, lines, cache),
    render: () => codeBlock(renderCached(code, lines, cache), block, wordsOf(state.lang)),
  };
}

/** `` `x{:ts}` `` is code in a language. */
function inlineJob(node: InlineCode): Work | undefined {
  const [, code, name] = INLINE_LANG.exec(node.value) ?? [];
  const lang = name === undefined ? undefined : resolveLanguage(name);
  if (code === undefined || lang === undefined) return undefined;
  return {
    lang,
    isKnown: () => false,
    render: () => ({
      type: 'element',
      tagName: 'code',
      properties: { dataLang: lang },
      children: [
        {
          type: 'raw',
          value: renderTokens(tokenize(code, lang).flat(), []),
          data: { octText: code },
        },
      ],
    }),
  };
}
