import type { SearchResult } from '@octavo/search';

import { safeDecode } from '../url/urls';
import { countSharedWords, findWords, toMatchTarget } from './find-in-text';

const HIGHLIGHT = 'oct-search';
/** Highlight styles. They are removed when nothing is highlighted, because they slow down style recalculation. */
const STYLE = `@layer oct.components {
  ::highlight(${HIGHLIGHT}) {
    color: var(--oct-color-text);
    background-color: var(--oct-color-mark);
  }
}`;
/** Interval in milliseconds for checking whether the target page has rendered. */
const CHECK_INTERVAL = 100;
/** Maximum number of checks. At the default interval, checking stops after five seconds. */
const MAX_CHECKS = 50;
/** Maximum number of highlights per page. */
const MAX_HIGHLIGHTS = 200;

let stop: (() => void) | undefined;
let style: CSSStyleSheet | undefined;

/**
 * Waits for the target page of a search result to render, then scrolls to the match and highlights it until the user
 * presses Escape. Uses the CSS Custom Highlight API, if available, to avoid changing the DOM.
 */
export function highlightMatch(result: SearchResult, href: string): void {
  stop?.();
  const target = new URL(href, document.baseURI);
  const { words, context } = toMatchTarget(result);
  if (words.length === 0) return;

  let checks = 0;
  const timer = window.setInterval(() => {
    checks++;
    const isCurrentPage = isSamePath(target.pathname, location.pathname);
    // Skip the first checks, to wait for the navigation and for scrolling to the hash.
    const ranges = isCurrentPage && checks > 2 ? findRanges(target.hash, words) : [];
    if (ranges.length === 0 && checks < MAX_CHECKS) return;
    window.clearInterval(timer);
    if (ranges.length > 0) showMatches(ranges, context);
  }, CHECK_INTERVAL);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.isComposing) stop?.();
  };
  window.addEventListener('keydown', onKeyDown);
  stop = () => {
    stop = undefined;
    window.clearInterval(timer);
    window.removeEventListener('keydown', onKeyDown);
    if (hasHighlights()) removeHighlights();
  };
}

function hasHighlights(): boolean {
  return typeof CSS === 'object' && 'highlights' in CSS && typeof Highlight === 'function';
}

function addHighlights(ranges: readonly Range[]): void {
  if (!style) {
    style = new CSSStyleSheet();
    style.replaceSync(STYLE);
  }
  document.adoptedStyleSheets = [...otherStyles(), style];
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function removeHighlights(): void {
  document.adoptedStyleSheets = otherStyles();
  CSS.highlights.delete(HIGHLIGHT);
}

function otherStyles(): CSSStyleSheet[] {
  return document.adoptedStyleSheets.filter((other) => other !== style);
}

function isSamePath(a: string, b: string): boolean {
  const key = (path: string): string =>
    safeDecode(path)
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/$/, '');
  return key(a) === key(b);
}

/** Finds the words in the section that the hash refers to, or on the entire page if there is no hash. */
function findRanges(hash: string, words: readonly string[]): Range[] {
  const root = document.querySelector('main') ?? document.body;
  const heading = hash.length > 1 ? document.getElementById(safeDecode(hash.slice(1))) : null;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (
    let node = walker.nextNode();
    node && ranges.length < MAX_HIGHLIGHTS;
    node = walker.nextNode()
  ) {
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
  const other = node.parentElement?.closest('h1, h2, h3, h4, h5, h6');
  return other != null && other !== heading && !heading.contains(other) && !other.contains(heading);
}

function showMatches(ranges: Range[], context: string): void {
  if (hasHighlights()) addHighlights(ranges);
  const block = (range: Range): Element | null => range.startContainer.parentElement;
  const scored = ranges.map((range) => {
    const text = block(range)?.closest('p, li, td, pre, h1, h2, h3, h4, h5, h6')?.textContent ?? '';
    return { range, score: countSharedWords(text, context) };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const { top, bottom } = best.range.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) {
    block(best.range)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
