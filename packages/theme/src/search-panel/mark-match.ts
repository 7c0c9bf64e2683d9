import type { SearchResult } from '@octavo/search';

import { safeDecode } from '../url/urls';
import { findWords, likeness, markTarget } from './find-in-text';

const HIGHLIGHT = 'oct-search';
/**
 * Is there as long as marks are: a rule for highlights is tried on every element whenever styles are worked out.
 */
const STYLE = `@layer oct.components {
  ::highlight(${HIGHLIGHT}) {
    color: var(--oct-color-text);
    background-color: var(--oct-color-mark);
  }
}`;
/** Wait between looks whether the page has come, in milliseconds. */
const LOOK_INTERVAL = 100;
/** Looks before giving up: five seconds. */
const LOOKS_MAX = 50;
/** Places marked on a page at most. */
const MARKS_MAX = 200;

let stop: (() => void) | undefined;
let style: CSSStyleSheet | undefined;

/**
 * Once the page of a result is there, scroll to what was found and mark it until Escape. The page's elements
 * stay as they are: marks are the browser's, where it has them.
 */
export function markMatch(result: SearchResult, href: string): void {
  stop?.();
  const target = new URL(href, document.baseURI);
  const { words, context } = markTarget(result);
  if (words.length === 0) return;

  let looks = 0;
  const timer = window.setInterval(() => {
    looks++;
    const isThere = samePath(target.pathname, location.pathname);
    // The first looks leave time for the page to change and for its own scrolling to the hash.
    const ranges = isThere && looks > 2 ? findRanges(target.hash, words) : [];
    if (ranges.length === 0 && looks < LOOKS_MAX) return;
    window.clearInterval(timer);
    if (ranges.length > 0) show(ranges, context);
  }, LOOK_INTERVAL);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.isComposing) stop?.();
  };
  window.addEventListener('keydown', onKeyDown);
  stop = () => {
    stop = undefined;
    window.clearInterval(timer);
    window.removeEventListener('keydown', onKeyDown);
    if (hasHighlights()) clear();
  };
}

function hasHighlights(): boolean {
  return typeof CSS === 'object' && 'highlights' in CSS && typeof Highlight === 'function';
}

function paint(ranges: readonly Range[]): void {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(STYLE);
  }
  document.adoptedStyleSheets = [...otherStyles(), style];
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function clear(): void {
  document.adoptedStyleSheets = otherStyles();
  CSS.highlights.delete(HIGHLIGHT);
}

function otherStyles(): CSSStyleSheet[] {
  return document.adoptedStyleSheets.filter((other) => other !== style);
}

function samePath(a: string, b: string): boolean {
  const key = (path: string): string =>
    safeDecode(path)
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/$/, '');
  return key(a) === key(b);
}

/** Places of the words, in the section that the hash names or in the whole page. */
function findRanges(hash: string, words: readonly string[]): Range[] {
  const root = document.querySelector('main') ?? document.body;
  const heading = hash.length > 1 ? document.getElementById(safeDecode(hash.slice(1))) : null;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < MARKS_MAX; node = walker.nextNode()) {
    if (heading && isBefore(node, heading)) continue;
    if (heading && startsNextSection(node, heading)) break;
    for (const { start, length } of findWords(node.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      ranges.push(range);
    }
  }
  return ranges;
}

function isBefore(node: Node, heading: Element): boolean {
  return Boolean(heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING);
}

function startsNextSection(node: Node, heading: Element): boolean {
  const own = node.parentElement?.closest('h1, h2, h3, h4, h5, h6');
  return own != null && own !== heading && !heading.contains(own) && !own.contains(heading);
}

function show(ranges: Range[], context: string): void {
  if (hasHighlights()) paint(ranges);
  const block = (range: Range): Element | null => range.startContainer.parentElement;
  const scored = ranges.map((range) => {
    const text = block(range)?.closest('p, li, td, pre, h1, h2, h3, h4, h5, h6')?.textContent ?? '';
    return { range, score: likeness(text, context) };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const { top, bottom } = best.range.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) {
    block(best.range)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
