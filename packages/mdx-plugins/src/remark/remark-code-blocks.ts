import type { Element } from 'hast';
import type { Code, InlineCode, Node, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { createCodeBlock } from '../code/code-block';
import { isCached, renderCached } from '../code/code-cache';
import { hashCodeSkeleton } from '../code/code-skeleton';
import { getEmbeddedLanguages } from '../code/embedded-languages';
import { warnAboutNotation } from '../code/fence-problems';
import {
  canTransform,
  isLanguageLoaded,
  loadLanguages,
  resolveLanguage,
  tokenize,
} from '../code/highlighter';
import { readFence } from '../code/read-fence';
import { renderLines, renderTokens } from '../code/render-lines';
import { tokenizePlainText } from '../code/tokens';
import { selectTransformers, TransformerError, transformCode } from '../code/transform-code';
import { createPageError, toPoint } from '../diagnostics/report';
import type { DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import { walkWithPartials } from '../partials/partial';

/** Node with rendered code, which subsequent remark plugins leave unchanged. */
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
  | 'root'
  | 'defaultWrapCode'
  | 'showLineNumbers'
  | 'highlight'
  | 'highlightCache'
  | 'transformers'
  | 'testedBlocks'
>;

/** Pending code rendering job. */
interface Job {
  /** Language of the code, followed by those of code in it. */
  langs: string[];
  /** Checks whether the code can be rendered without loading its languages. */
  isReady: () => boolean;
  render: () => Element;
  replace: (code: OctCode) => void;
  node: Code | InlineCode;
}

const INLINE_LANG = /^([\s\S]+)\{:([\w+#-]+)\}$/;

/** Highlights code blocks and inline code. Languages are loaded on demand. */
export const remarkCodeBlocks: Plugin<[Options], Root> = (options) => (tree, file) => {
  const jobs = collect(tree, options, file);
  const finish = (): void => {
    for (const { node, render, replace } of jobs) {
      replace({ type: 'octCode', element: render(), position: node.position });
    }
  };
  const langs = new Set(jobs.filter((job) => !job.isReady()).flatMap((job) => job.langs));
  return langs.size === 0 ? finish() : loadLanguages(langs).then(finish);
};

function collect(tree: Root, options: Options, file: VFile): Job[] {
  const jobs: Job[] = [];
  walkWithPartials(tree, getPageState(file).path, (node, path, within) => {
    const job =
      node.type === 'code'
        ? createFenceJob(node, path, options, file)
        : node.type === 'inlineCode'
          ? createInlineJob(node, options)
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

type PartialJob = Pick<Job, 'langs' | 'isReady' | 'render'>;

function createFenceJob(node: Code, path: string, options: Options, file: VFile): PartialJob {
  const state = getPageState(file);
  const { code, lines, block: own, attributes, meta } = readFence(node, path, options, file);
  const block = { ...own, tested: findTested(node, path, options, file) };
  const cache = options.highlightCache;
  const langs = [lines.lang, ...getEmbeddedLanguages(code, lines.lang)];
  state.fences.push({
    lang: lines.lang,
    skeleton: hashCodeSkeleton(code, lines.lang),
    ...toPoint(node.position),
    ...(path === state.path ? {} : { file: path }),
  });
  const selected = selectTransformers(options.transformers ?? [], lines.lang, attributes);
  // Transformers can add other notations.
  if (selected.length === 0) warnAboutNotation(node, code, path, state);
  const transformers = isHighlightOff(options) ? [] : selected;
  if (transformers.length > 0) {
    return {
      langs,
      isReady: () => canTransform(langs),
      render: () => {
        try {
          const context = { __raw: meta, lang: state.lang };
          const rendered = transformCode(code, lines, transformers, context);
          for (const dependency of rendered.dependencies) state.dependencies.add(dependency);
          return createCodeBlock(rendered, block, state);
        } catch (error) {
          throw toPageError(error, node, path, file);
        }
      },
    };
  }
  return {
    langs,
    isReady: () =>
      langs.every(isLanguageLoaded) || isHighlightOff(options) || isCached(code, lines, cache),
    render: () => {
      const rendered = isHighlightOff(options)
        ? renderLines(code, lines, tokenizePlainText)
        : renderCached(code, lines, cache);
      return createCodeBlock(rendered, block, state);
    },
  };
}

/** Returns the result of a block on the page itself. Blocks in partials are not tested. */
function findTested(node: Code, path: string, { testedBlocks }: Options, file: VFile) {
  const state = getPageState(file);
  const line = node.position?.start.line;
  if (path !== state.path || line === undefined) return undefined;
  const results = testedBlocks?.(path);
  if (results) state.dependencies.add(results.file);
  return results?.blocks[line];
}

/** Adds the position to an error of a transformer: the line that it reports, or the start of the code block. */
function toPageError(error: unknown, node: Code, path: string, file: VFile): unknown {
  if (!(error instanceof TransformerError) || !node.position) return error;
  const { start } = node.position;
  // Code from another file has no position on the page.
  const isOnPage = error.line !== undefined && !/\bfile=/.test(node.meta ?? '');
  const at = isOnPage ? { line: start.line + error.line!, column: start.column } : start;
  return createPageError(file, { file: path, at }, { message: error.message });
}

/** Creates a job for inline code with a language, such as `` `x{:ts}` ``. Returns `undefined` for other inline code. */
function createInlineJob(node: InlineCode, options: Options): PartialJob | undefined {
  const [, code, name] = INLINE_LANG.exec(node.value) ?? [];
  const lang = name === undefined ? undefined : resolveLanguage(name);
  if (code === undefined || lang === undefined) return undefined;
  const langs = [lang, ...getEmbeddedLanguages(code, lang)];
  return {
    langs,
    isReady: () => langs.every(isLanguageLoaded) || isHighlightOff(options),
    render: () => ({
      type: 'element',
      tagName: 'code',
      properties: { dataLang: lang },
      children: [
        {
          type: 'raw',
          value: renderTokens(
            (isHighlightOff(options) ? tokenizePlainText(code) : tokenize(code, lang)).flat(),
            [],
          ),
          data: { octText: code },
        },
      ],
    }),
  };
}

function isHighlightOff({ highlight = true }: Options): boolean {
  return !highlight;
}
