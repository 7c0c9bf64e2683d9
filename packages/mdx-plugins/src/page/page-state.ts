import { resolve } from 'node:path';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { type MessageOverrides, resolveMessages } from '../messages/resolve-messages';
import type { CompilerMessages } from '../messages/types';
import type { PageAsset, PageContent, PageFence, PageWarning } from '../types';

/** Data collected by plugins during page compilation. */
export interface PageState extends Omit<PageContent, 'title' | 'fences'> {
  /** Absolute page path. */
  path: string;
  lang: string;
  messages: CompilerMessages;
  fences: PageFence[];
  dependencies: Set<string>;
  probes: Set<string>;
  /** Partial sources by absolute path. */
  sources: Map<string, string>;
  assets: Map<string, PageAsset>;
  warnings: PageWarning[];
  /** Errors that do not prevent the other plugins from running. */
  errors: VFileMessage[];
  /** Import statements that were removed because the page does not use them. */
  unusedImports: string[];
  /** Whether the page contains `[[toc]]`. If not, `rehypeTocList` is a no-op. */
  hasTocPlaceholder: boolean;
}

const states = new WeakMap<VFile, PageState>();

/** Options that determine the page language and its messages. */
export interface LanguageOptions {
  langOf?: ((filePath: string) => string) | undefined;
  messages?: Readonly<Record<string, MessageOverrides>> | undefined;
}

/** Returns the compilation state for a page, creating it on the first call. */
export function getPageState(file: VFile, { langOf, messages }: LanguageOptions = {}): PageState {
  const existing = states.get(file);
  if (existing) return existing;
  const path = resolve(file.cwd, file.path ?? 'page.mdx');
  const lang = langOf?.(path) ?? 'en';
  const state: PageState = {
    path,
    lang,
    messages: resolveMessages(lang, messages?.[lang]).messages,
    frontmatter: {},
    toc: [],
    text: '',
    ids: [],
    links: [],
    fences: [],
    dependencies: new Set(),
    probes: new Set(),
    sources: new Map(),
    assets: new Map(),
    warnings: [],
    errors: [],
    unusedImports: [],
    hasTocPlaceholder: false,
  };
  states.set(file, state);
  return state;
}

/** File that remark and rehype plugins receive: a `VFile`. */
export interface PageFile {
  path: string;
  data: object;
}

/** Facts about a page that remark and rehype plugins can use. */
export interface PageInfo extends Readonly<Pick<PageContent, 'frontmatter'>> {
  /** Absolute path of the page. */
  readonly path: string;
  readonly lang: string;
}

/**
 * Returns the path, the language and the frontmatter of the page that is compiled. For use in remark and rehype plugins.
 *
 * @example
 * const { lang, frontmatter } = getPageInfo(file);
 */
export function getPageInfo(file: PageFile): PageInfo {
  const { path, lang, frontmatter } = getPageState(file as VFile);
  return { path, lang, frontmatter };
}
