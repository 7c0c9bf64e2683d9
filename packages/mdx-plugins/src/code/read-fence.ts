import { basename, extname } from 'node:path';
import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import { suggest } from '../diagnostics/did-you-mean';
import { createPageError, type ProblemLocation, warn } from '../diagnostics/report';
import type { DialectOptions } from '../options';
import { getPageState, type PageState } from '../page/page-state';
import type { CodeBlockOptions } from './code-block';
import { type Meta, parseMeta } from './fence-meta';
import { isUnclosedFence, warnAboutFenceMeta } from './fence-problems';
import { getLanguageNames, resolveLanguage } from './highlighter';
import { includeFile } from './include-file';
import type { LineOptions } from './render-lines';

/** Code block with resolved options. */
export interface Fence {
  code: string;
  /** Attributes, with names and values. */
  attributes: Readonly<Record<string, string | boolean>>;
  /** Attributes as written. */
  meta: string;
  lines: LineOptions;
  block: CodeBlockOptions;
}

type Options = Pick<
  DialectOptions,
  'root' | 'defaultWrapCode' | 'showLineNumbers' | 'transformers'
>;

/**
 * Resolves the language, attributes and included file of a code block.
 *
 * @throws {VFileMessage} if the included file, lines or region do not exist
 */
export function readFence(node: Code, path: string, options: Options, file: VFile): Fence {
  const state = getPageState(file);
  const place: ProblemLocation = { file: path, at: node.position };
  const { name, meta } = splitInfo(node);
  const { values } = meta;

  let code = node.value;
  const { file: reference, title, height } = values;
  if (typeof reference === 'string') {
    const included = includeFile(reference, path, options.root);
    state.dependencies.add(included.path);
    if (included.problem) throw createPageError(file, place, included.problem);
    code = included.code;
  }
  const placeAt = (offset: number) => placeInMeta(node, offset, place, file);
  warnAboutFenceMeta(meta, code, placeAt, state, options.transformers);
  if (path === state.path && isUnclosedFence(node, String(file.value))) {
    warn(state, place, {
      message: 'Unclosed code block',
      hint: 'Close the fence with the same number of backticks or tildes.',
    });
  }
  const lang = resolveOrWarn(name || languageOfFile(reference), place, state);
  const numbers = values.lineNumbers ?? values.showLineNumbers;
  const firstLine = typeof numbers === 'string' ? Number.parseInt(numbers, 10) : Number.NaN;
  const pageSetting = state.frontmatter.lineNumbers;
  const lineNumbers =
    numbers === undefined
      ? ((typeof pageSetting === 'boolean' ? pageSetting : options.showLineNumbers) ?? false)
      : numbers !== false;
  return {
    code,
    attributes: values,
    meta: node.meta ?? '',
    lines: {
      lang,
      highlight: meta.highlight,
      words: meta.words,
      firstLine: Number.isNaN(firstLine) || firstLine === 1 ? undefined : firstLine,
    },
    block: {
      lang: name || lang,
      title: typeof title === 'string' && !node.data?.octTitleOnTab ? title : undefined,
      wrap:
        isEnabled(values.wrapCode ?? values.wrap ?? (values.noWrap ? false : undefined)) ??
        options.defaultWrapCode ??
        false,
      fold: isEnabled(values.fold) ?? false,
      lineNumbers,
      height: typeof height === 'string' ? Number.parseInt(height, 10) || undefined : undefined,
    },
  };
}

/** Splits the info string. The first word is the language unless it is an attribute. */
export function splitInfo(node: Code): { name: string; meta: Meta } {
  const lang = node.lang ?? '';
  const isMeta = /^[{/]|=/.test(lang);
  // Also accept `ts{1,3}`, without a space.
  const glued = isMeta ? undefined : /^([^{]+)(\{[\d,\s-]*\})$/.exec(lang);
  const first = isMeta ? lang : (glued?.[2] ?? '');
  return {
    name: isMeta ? '' : (glued?.[1] ?? lang),
    meta: parseMeta(`${first} ${node.meta ?? ''}`.trim()),
  };
}

function resolveOrWarn(name: string, place: ProblemLocation, state: PageState): string {
  const lang = resolveLanguage(name);
  if (lang !== undefined) return lang;
  warn(state, place, {
    message: `Unknown code block language "${name}"; falling back to plain text`,
    hint: suggest(name, getLanguageNames(), 'Use "text" to disable highlighting.'),
  });
  return 'text';
}

/** Returns the language of an included file, or an empty string if it has none. */
export function languageOfFile(reference: string | boolean | undefined): string {
  if (typeof reference !== 'string') return '';
  const path = reference.replace(/#.*$/, '');
  const name = extname(path).slice(1) || basename(path).replace(/^\./, '');
  return resolveLanguage(name) ? name : '';
}

/**
 * Returns the location of an offset in the meta string. Falls back to the start of the code block for partials and unknown
 * positions.
 */
function placeInMeta(
  node: Code,
  offset: number,
  place: ProblemLocation,
  file: VFile,
): ProblemLocation {
  const line = node.position?.start.line ?? 0;
  const isOnPage = place.file === getPageState(file).path;
  const source = isOnPage ? String(file.value).split('\n', line)[line - 1] : undefined;
  const start = node.meta ? (source?.indexOf(node.meta) ?? -1) : -1;
  return start < 0 ? place : { file: place.file!, at: { line, column: start + offset + 1 } };
}

function isEnabled(value: string | boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : value !== false;
}
