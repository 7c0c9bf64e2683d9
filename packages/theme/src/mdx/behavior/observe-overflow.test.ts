import { beforeEach, expect, test, vi } from 'vitest';
import { observeOverflow, updateFade } from './observe-overflow';

let measure: () => void;

/** Calls the observer for every observed box, as browsers do after the first layout and after each change of size. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      targets: Element[] = [];
      constructor(callback: (entries: { target: Element }[]) => void) {
        measure = () => callback(this.targets.map((target) => ({ target })));
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      disconnect() {
        this.targets = [];
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

function render(html: string): HTMLElement {
  const container = document.createElement('main');
  container.innerHTML = html;
  return container;
}

/** Sets the sizes that jsdom does not compute. */
function setSize(
  element: Element,
  size: { clientWidth: number; scrollWidth?: number; scrollLeft?: number; offsetWidth?: number },
): void {
  for (const [name, value] of Object.entries({ scrollWidth: size.clientWidth, ...size })) {
    Object.defineProperty(element, name, { value, configurable: true });
  }
}

const TABLE = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
const CODE = '<div class="oct-code"><pre></pre></div>';

test('marks code blocks in which every line fits', () => {
  const container = render(CODE);
  const [block, pre] = [container.querySelector('.oct-code')!, container.querySelector('pre')!];
  observeOverflow(container);

  setSize(pre, { clientWidth: 300 });
  measure();
  expect(block.hasAttribute('data-fits')).toBe(true);
  setSize(pre, { clientWidth: 300, scrollWidth: 301 });
  measure();
  expect(block.hasAttribute('data-fits')).toBe(false);
  // Wrapped lines fit, but the button that wraps them must stay.
  block.setAttribute('data-wrap', '');
  setSize(pre, { clientWidth: 300 });
  measure();
  expect(block.hasAttribute('data-fits')).toBe(false);
});

test('makes boxes of plugins focusable if they overflow', () => {
  const container = render(
    '<div class="oct-scrollable">a</div><div class="oct-scrollable">b</div>',
  );
  const [wide, narrow] = container.querySelectorAll<HTMLElement>('.oct-scrollable');
  observeOverflow(container);
  setSize(wide!, { clientWidth: 300, scrollWidth: 301 });
  setSize(narrow!, { clientWidth: 300 });
  measure();
  expect([wide!.tabIndex, narrow!.tabIndex]).toEqual([0, -1]);
});

test('ignores boxes without a size, such as those in hidden tabs', () => {
  const container = render(CODE);
  observeOverflow(container);
  measure();
  expect(container.querySelector('[data-fits]')).toBeNull();
});

test('keeps the first column of a wide table in view if it is at most half as wide as the table', () => {
  const container = render(TABLE);
  const table = container.querySelector('table')!;
  const cell = table.rows[0]!.cells[0]!;
  observeOverflow(container);

  setSize(table, { clientWidth: 300, scrollWidth: 500 });
  setSize(cell, { clientWidth: 150, offsetWidth: 150 });
  measure();
  expect(table.hasAttribute('data-sticky')).toBe(true);
  setSize(cell, { clientWidth: 151, offsetWidth: 151 });
  measure();
  expect(table.hasAttribute('data-sticky')).toBe(false);
  expect(table.tabIndex).toBe(0);
});

test.each([
  [0, true],
  [199, false],
  [200, false],
  [-200, false],
])(
  'at scroll position %d, a table of 500 px in a box of 300 px has more: %s',
  (scrollLeft, more) => {
    const container = render(TABLE);
    const table = container.querySelector('table')!;
    observeOverflow(container);
    setSize(table, { clientWidth: 300, scrollWidth: 500, scrollLeft });
    measure();
    expect(table.hasAttribute('data-more')).toBe(more);
    updateFade(table);
    expect(table.hasAttribute('data-more')).toBe(more);
  },
);

test('does not change tables that fit', () => {
  const container = render(TABLE);
  const table = container.querySelector('table')!;
  observeOverflow(container);
  setSize(table, { clientWidth: 300 });
  measure();
  expect(table.outerHTML).toBe(TABLE);
});

test('observes boxes that are added later', async () => {
  const container = render('<div></div>');
  const stop = observeOverflow(container);
  container.querySelector('div')!.innerHTML = `<section>${TABLE}</section>`;
  await Promise.resolve();
  const table = container.querySelector('table')!;
  setSize(table, { clientWidth: 300, scrollWidth: 500 });
  measure();
  expect(table.tabIndex).toBe(0);
  stop();
  container.insertAdjacentHTML('beforeend', TABLE);
  await Promise.resolve();
  setSize(container.lastElementChild!, { clientWidth: 300, scrollWidth: 500 });
  measure();
  expect(container.lastElementChild).not.toHaveProperty('tabIndex', 0);
});

test('does nothing in environments without layout', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(() => observeOverflow(render(TABLE))()).not.toThrow();
});
