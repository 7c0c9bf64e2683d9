import type { SearchResult } from '@octavo/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { highlightMatch } from './highlight-match';

/** Replaces `CSS.highlights`, which jsdom does not implement. */
const highlights = new Map<string, { ranges: Range[] }>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
  );
  document.adoptedStyleSheets = [];
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 5000, 10, 10);
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, '', '/mock');
  document.body.innerHTML = `<nav>mock</nav><main><h1>Mocking</h1><p>A mock.</p>
    <h2 id="spies">Spies</h2><p>One mock here.</p><p>A mock <b>counts</b> its calls.</p>
    <h2>Next</h2><p>mock</p></main>`;
});

afterEach(() => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  highlights.clear();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const result: SearchResult = {
  kind: 'content',
  query: 'mock',
  title: 'Mocking',
  routePath: '/mock',
  link: '/mock#spies',
  breadcrumb: ['Mocking', 'Spies'],
  statement: '...A mock counts its calls.',
  highlights: [{ start: 5, length: 4 }],
};

const highlighted = () => highlights.get('oct-search')?.ranges.map((range) => range.toString());

test('highlights matches only in the section of the result', () => {
  highlightMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(highlighted()).toEqual(['mock', 'mock']);
});

test('scrolls to the match of the result', () => {
  highlightMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  const { instances } = vi.mocked(Element.prototype.scrollIntoView).mock;
  expect((instances[0] as Element).textContent).toBe('A mock counts its calls.');
});

test('waits until the page is rendered', () => {
  history.replaceState(null, '', '/other');
  highlightMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(highlighted()).toBeUndefined();

  history.replaceState(null, '', '/mock');
  vi.advanceTimersByTime(200);
  expect(highlighted()).toHaveLength(2);
});

test('removes the highlights on Escape', () => {
  highlightMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(highlighted()).toBeUndefined();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('stops if the page is not rendered', () => {
  history.replaceState(null, '', '/other');
  highlightMatch(result, '/mock#spies');
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('only scrolls in browsers without the Custom Highlight API', () => {
  vi.stubGlobal('Highlight', undefined);
  highlightMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(highlighted()).toBeUndefined();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
