import { basename, extname } from 'node:path';
import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import { suggestion } from '../diagnostics/did-you-mean';
import { failure, type Place, warn } from '../diagnostics/report';
import type { DialectOptions } from '../options';
import { type PageState, pageState } from '../page/page-state';
import type { CodeBlockOptions } from './code-block';
import { type Meta, parseMeta } from './fence-meta';
import { isOpen, warnOfMeta } from './fence-problems';
import { languageNames, resolveLanguage } from './highlighter';
import { includeFile } from './include-file';
import type { LineOptions } from './render-lines';

export interface Fence {
  code: string;
  lines: LineOptions;
  block: CodeBlockOptions;
}

type Options = Pick<DialectOptions, 'root' | 'defaultWrapCode' | 'showLineNumbers'>;

/** Read everything a fence says: its language, its meta and the file it includes. */
export function readFence(node: Code, path: string, options: Options, file: VFile): Fence {
  const state = pageState(file);
  const place: Place = { file: path, at: node.position };
  const { name, meta } = splitInfo(node);
  const { values } = meta;

  let code = node.value;
  const { file: reference, title, height } = values;
  if (typeof reference === 'string') {
    const included = includeFile(reference, path, options.root);
    state.dependencies.add(included.path);
    if (included.problem) throw failure(file, place, included.problem);
    code = included.code;
  }
  const placeOf = (offset: number) => placeInMeta(node, offset, place, file);
  warnOfMeta(meta, code, placeOf, state);
  if (path === state.path && isOpen(node, String(file.value))) {
    warn(state, place, {
      message: 'Expected a line that closes the code block, got the end of what it is in',
      hint: 'Close it with as many signs as it begins with.',
    });
  }
  const lang = languageOf(name || langOfFile(reference), place, state);
  const numbers = values.lineNumbers ?? values.showLineNumbers;
  const firstLine = typeof numbers === 'string' ? Number.parseInt(numbers, 10) : Number.NaN;
  const perPage = state.frontmatter.lineNumbers;
  const lineNumbers =
    numbers === undefined
      ? ((typeof perPage === 'boolean' ? perPage : options.showLineNumbers) ?? false)
      : numbers !== false;
  return {
    code,
    lines: {
      lang,
      highlight: meta.highlight,
      words: meta.words,
      firstLine: Number.isNaN(firstLine) || firstLine === 1 ? undefined : firstLine,
    },
    block: {
      lang: name || lang,
      title: typeof title === 'string' && !node.data?.octTitleTaken ? title : undefined,
      wrap:
        isOn(values.wrapCode ?? values.wrap ?? (values.noWrap ? false : undefined)) ??
        options.defaultWrapCode ??
        false,
      fold: isOn(values.fold) ?? false,
      lineNumbers,
      height: typeof height === 'string' ? Number.parseInt(height, 10) || undefined : undefined,
    },
  };
}

/** The first word is the language, unless it is meta already. */
function splitInfo(node: Code): { name: string; meta: Meta } {
  const lang = node.lang ?? '';
  const isMeta = /^[{/]|=/.test(lang);
  // `ts{1,3}` and `js:title` without a space are spellings in use.
  const glued = isMeta ? undefined : /^([^{]+)(\{[\d,\s-]*\})$/.exec(lang);
  const first = isMeta ? lang : (glued?.[2] ?? '');
  return {
    name: isMeta ? '' : (glued?.[1] ?? lang),
    meta: parseMeta(`${first} ${node.meta ?? ''}`.trim()),
  };
}

function languageOf(name: string, place: Place, state: PageState): string {
  const lang = resolveLanguage(name);
  if (lang !== undefined) return lang;
  warn(state, place, {
    message: `Unknown language \`${name}\` of a code block; it is shown as text`,
    hint: suggestion(name, languageNames(), 'Write `text` for code without highlighting.'),
  });
  return 'text';
}

function langOfFile(reference: string | boolean | undefined): string {
  if (typeof reference !== 'string') return '';
  const path = reference.replace(/#.*$/, '');
  const name = extname(path).slice(1) || basename(path).replace(/^\./, '');
  return resolveLanguage(name) ? name : '';
}

/** Place of a character of the meta; the fence itself where that is in a partial or was glued to the language. */
function placeInMeta(node: Code, offset: number, place: Place, file: VFile): Place {
  const line = node.position?.start.line ?? 0;
  const isOnPage = place.file === pageState(file).path;
  const source = isOnPage ? String(file.value).split('\n', line)[line - 1] : undefined;
  const start = node.meta ? (source?.indexOf(node.meta) ?? -1) : -1;
  return start < 0 ? place : { file: place.file!, at: { line, column: start + offset + 1 } };
}

function isOn(value: string | boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : value !== false;
}
