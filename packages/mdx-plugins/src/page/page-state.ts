import { resolve } from 'node:path';
import type { VFile } from 'vfile';
import { type MessageOverrides, resolveMessages } from '../messages/resolve-messages';
import type { CompilerMessages } from '../messages/types';
import type { PageAsset, PageContent, PageFence, PageWarning } from '../types';

/** What the plugins collect about a page while it is compiled. */
export interface PageState extends Omit<PageContent, 'title' | 'fences'> {
  /** Absolute path of the page. */
  path: string;
  lang: string;
  messages: CompilerMessages;
  fences: PageFence[];
  dependencies: Set<string>;
  /** Text of the partials that are part of the page, by path. */
  sources: Map<string, string>;
  assets: Map<string, PageAsset>;
  warnings: PageWarning[];
  /** Whether `[[toc]]` stands somewhere: few pages have it, and the others are not walked for it. */
  hasTocMark: boolean;
}

const states = new WeakMap<VFile, PageState>();

/** Options that decide the language of a page. */
export interface LanguageOptions {
  langOf?: ((filePath: string) => string) | undefined;
  messages?: Readonly<Record<string, MessageOverrides>> | undefined;
}

/** Returns the state of a page. The first call of a compilation creates it. */
export function pageState(file: VFile, { langOf, messages }: LanguageOptions = {}): PageState {
  const known = states.get(file);
  if (known) return known;
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
    sources: new Map(),
    assets: new Map(),
    warnings: [],
    hasTocMark: false,
  };
  states.set(file, state);
  return state;
}
