import { act, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Html } from './Html';
import { HtmlFragmentsProvider } from './HtmlFragments';

const FRAGMENTS = [
  '<p>Hello <em>there</em> &amp; you</p>',
  '<li>One</li><li>Two</li>',
  'a <code>word</code>',
];

const roots: Root[] = [];
const onRecoverableError = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  onRecoverableError.mockClear();
});

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders with the fragments as on the server, then hydrates without them like the first page. */
async function hydratePage(page: ReactNode, load?: () => Promise<string[]>) {
  const html = renderToString(
    <HtmlFragmentsProvider value={FRAGMENTS}>{page}</HtmlFragmentsProvider>,
  );
  document.body.innerHTML = `<div data-oct-page id="root">${html}</div>`;
  const container = document.getElementById('root')!;
  const nodes = allNodes(container);
  await act(async () => {
    roots.push(
      hydrateRoot(
        container,
        <HtmlFragmentsProvider value={undefined} load={load}>
          {page}
        </HtmlFragmentsProvider>,
        { onRecoverableError },
      ),
    );
  });
  return { container, html, nodes };
}

function allNodes(container: Element): Node[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_ALL);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function expectNoWarnings() {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
}

const page = (
  <>
    <Html fragment={0} />
    <Html fragment={1} as="ul" className="list" />
    <p>
      <Html fragment={2} inline lang="en" />
    </p>
  </>
);

test('renders the fragments on the server', () => {
  expect(
    renderToString(<HtmlFragmentsProvider value={FRAGMENTS}>{page}</HtmlFragmentsProvider>),
  ).toBe(
    '<div class="oct-html" data-fragment="0"><p>Hello <em>there</em> &amp; you</p></div>' +
      '<ul class="list" data-fragment="1"><li>One</li><li>Two</li></ul>' +
      '<p><span lang="en" class="oct-html" data-fragment="2">a <code>word</code></span></p>',
  );
});

test('keeps the nodes of the server HTML when it hydrates without fragments', async () => {
  const { container, html, nodes } = await hydratePage(page);

  expect(allNodes(container)).toEqual(nodes);
  expect(allNodes(container).every((node, index) => node === nodes[index])).toBe(true);
  expect(container.innerHTML).toBe(html);
  expectNoWarnings();
});

test('keeps the nodes under StrictMode', async () => {
  const { container, nodes } = await hydratePage(<StrictMode>{page}</StrictMode>);

  expect(allNodes(container).every((node, index) => node === nodes[index])).toBe(true);
  expectNoWarnings();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Html fragment={0} title={`${count}`} />
    </section>
  );
}

test('keeps the nodes when it re-renders', async () => {
  const { container } = await hydratePage(<Counter />);
  const emphasis = container.querySelector('em');

  for (let click = 0; click < 3; click++)
    await act(async () => container.querySelector('button')!.click());

  expect(container.querySelector('[title="3"] em')).toBe(emphasis);
  expectNoWarnings();
});

test('keeps the nodes when equivalent fragments are provided after hydration', async () => {
  const equivalentFragments = [
    FRAGMENTS[0]!.replace('&amp;', '&#38;'),
    FRAGMENTS[1]!,
    FRAGMENTS[2]!,
  ];
  const { container } = await hydratePage(page);
  const emphasis = container.querySelector('em');

  await act(async () => {
    roots[0]!.render(
      <HtmlFragmentsProvider value={equivalentFragments}>{page}</HtmlFragmentsProvider>,
    );
  });

  expect(container.querySelector('em')).toBe(emphasis);
  expectNoWarnings();
});

test('shows changed fragments', async () => {
  const { container } = await hydratePage(page);

  await act(async () => {
    roots[0]!.render(
      <HtmlFragmentsProvider value={['<p>Edited</p>', FRAGMENTS[1]!, FRAGMENTS[2]!]}>
        {page}
      </HtmlFragmentsProvider>,
    );
  });

  expect(container.querySelector('p')?.textContent).toBe('Edited');
  expectNoWarnings();
});

function ClientOnly({ children }: { children: ReactNode }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? children : null;
}

test('loads missing fragments of the server HTML with a single request', async () => {
  const load = vi.fn(async () => FRAGMENTS);
  const { container } = await hydratePage(
    <>
      <Html fragment={0} />
      <ClientOnly>
        <Html fragment={1} as="ul" />
        <Html fragment={2} inline />
      </ClientOnly>
    </>,
    load,
  );

  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(container.querySelector('code')?.textContent).toBe('word');
  expect(load).toHaveBeenCalledTimes(1);
  expectNoWarnings();
});

function Toggle() {
  const [isVisible, setIsVisible] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsVisible(!isVisible)}>
        Toggle
      </button>
      {isVisible && <Html fragment={0} />}
    </>
  );
}

test('shows a hidden fragment again without loading it', async () => {
  const load = vi.fn(async () => FRAGMENTS);
  const { container } = await hydratePage(<Toggle />, load);
  const toggle = async () => act(async () => container.querySelector('button')!.click());

  await toggle();
  expect(container.querySelector('em')).toBeNull();
  await toggle();

  expect(container.querySelector('em')?.textContent).toBe('there');
  expect(load).not.toHaveBeenCalled();
});

test('logs a failed load and leaves the wrapper empty', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const { container } = await hydratePage(
    <ClientOnly>
      <Html fragment={0} />
    </ClientOnly>,
    async () => {
      throw new Error('offline');
    },
  );

  expect(container.querySelector('.oct-html')?.innerHTML).toBe('');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    '[octavo] Failed to load the content of this page.',
    expect.any(Error),
  );
});

test('renders the html prop without a provider', () => {
  expect(renderToString(<Html html="<b>x</b>" inline />)).toBe(
    '<span class="oct-html"><b>x</b></span>',
  );
});
