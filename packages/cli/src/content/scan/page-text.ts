import type { PageContent } from '@octavo/mdx-plugins';

import { digest } from '../../files/digest';
import { memoize } from '../../model/memoize';
import { describePage } from './describe-page';

/** What builds use of the text of a page, so that they only read the texts of pages that have changed. */
export interface TextFacts {
  /** Digest of the text. */
  hash: string;
  /** Length in bytes of UTF-8. */
  size: number;
  /** Whether there is neither text below the title nor content without text, such as a diagram. */
  isEmpty: boolean;
  /** First paragraph, for search engines. */
  description?: string | undefined;
}

const factsByContent = new WeakMap<PageContent, TextFacts>();

/** Returns what is known of the text of a page. Only reads the text if it is not from the page store. */
export function getTextFacts(content: PageContent): TextFacts {
  const known = factsByContent.get(content) ?? createTextFacts(content);
  factsByContent.set(content, known);
  return known;
}

/** Elements that are content although their text is not searchable. */
const CONTENT_ELEMENT = /<(?:audio|canvas|embed|iframe|img|math|object|pre|svg|video)\b/;
const TITLE_OR_COMMENT = /<h1\b.*?<\/h1>|<!--.*?-->/gs;

/**
 * Returns what builds use of the text of a page.
 *
 * @param html - static HTML of the page
 */
export function createTextFacts(
  { text, headingTitle = '' }: Pick<PageContent, 'text' | 'headingTitle'>,
  html: readonly string[] = [],
): TextFacts {
  const trimmed = text.trim();
  const hasText = trimmed !== '' && trimmed !== headingTitle;
  return {
    hash: digest(text),
    size: Buffer.byteLength(text),
    isEmpty:
      !hasText && !html.some((part) => CONTENT_ELEMENT.test(part.replace(TITLE_OR_COMMENT, ''))),
    description: describePage(text),
  };
}

/** Adds a text that is read when it is first used. */
export function addLazyText(
  content: Omit<PageContent, 'text'>,
  facts: TextFacts,
  read: () => string,
): PageContent {
  const result: PageContent = defineLazy(content, 'text', read, () =>
    factsByContent.delete(result),
  );
  factsByContent.set(result, facts);
  return result;
}

/** Returns the content with other frontmatter. Does not read the text. */
export function replaceFrontmatter(
  content: PageContent,
  frontmatter: PageContent['frontmatter'],
): PageContent {
  const { text: _text, ...fields } = Object.getOwnPropertyDescriptors(content);
  const copy = Object.defineProperties({}, fields) as Omit<PageContent, 'text'>;
  return addLazyText({ ...copy, frontmatter }, getTextFacts(content), () => content.text);
}

interface LazyValue {
  compute: () => unknown;
  onAssign: (() => void) | undefined;
}

/**
 * Returns the accessors of a lazy property, and the key of the hidden property with the functions that they call. All objects
 * share the accessors: with a closure for each object, V8 stores the objects as dictionaries, whose properties are slow to read.
 */
const getAccessors = memoize((name: string) => {
  const key = Symbol(name);
  const descriptor: PropertyDescriptor & ThisType<Record<symbol, LazyValue>> = {
    configurable: true,
    enumerable: true,
    get() {
      return this[key]!.compute();
    },
    set(value: unknown) {
      this[key]!.onAssign?.();
      Object.defineProperty(this, name, { value, writable: true, enumerable: true });
    },
  };
  return { key, descriptor };
});

/**
 * Defines a property whose value is computed when it is read, and not stored, because it is large. It can be assigned.
 *
 * @param onAssign - called before another value is assigned
 */
export function defineLazy<T extends object, K extends string, V>(
  object: T,
  name: K,
  compute: () => V,
  onAssign?: () => void,
): T & Record<K, V> {
  const { key, descriptor } = getAccessors(name);
  Object.defineProperty(object, key, { value: { compute, onAssign } satisfies LazyValue });
  return Object.defineProperty(object, name, descriptor) as T & Record<K, V>;
}
