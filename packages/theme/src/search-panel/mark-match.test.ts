import type { SearchResult } from '@octavo/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { markMatch } from './mark-match';

/** Stands in for the browser's marks, which jsdom has not. */
const marks = new Map<string, { ranges: Range[] }>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { highlights: marks });
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
  marks.clear();
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

const marked = () => marks.get('oct-search')?.ranges.map((range) => range.toString());

test('marks what was found in the section, and only there', () => {
  markMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(marked()).toEqual(['mock', 'mock']);
});

test('scrolls to the place that was meant', () => {
  markMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  const { instances } = vi.mocked(Element.prototype.scrollIntoView).mock;
  expect((instances[0] as Element).textContent).toBe('A mock counts its calls.');
});

test('waits for the page', () => {
  history.replaceState(null, '', '/other');
  markMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(marked()).toBeUndefined();

  history.replaceState(null, '', '/mock');
  vi.advanceTimersByTime(200);
  expect(marked()).toHaveLength(2);
});

test('takes the marks away with Escape', () => {
  markMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(marked()).toBeUndefined();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('gives up when the page does not come', () => {
  history.replaceState(null, '', '/other');
  markMatch(result, '/mock#spies');
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('goes on in browsers without such marks', () => {
  vi.stubGlobal('Highlight', undefined);
  markMatch(result, '/mock#spies');
  vi.advanceTimersByTime(1000);
  expect(marked()).toBeUndefined();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
