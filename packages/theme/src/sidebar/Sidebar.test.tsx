import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { SidebarItem } from '../model/types';
import { Fixture, pageData } from '../testing/site-fixture';
import { Sidebar } from './Sidebar';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const items: SidebarItem[] = [
  {
    kind: 'group',
    text: 'Start',
    items: [
      { kind: 'link', text: 'Introduction', link: '/guide/start/' },
      { kind: 'link', text: 'Use `retry`', link: '/guide/retry', tag: 'new', context: 'beta' },
    ],
  },
  { kind: 'divider', dividerType: 'dashed' },
  { kind: 'section-header', sectionHeaderText: 'More' },
  {
    kind: 'group',
    text: 'Closed',
    collapsed: true,
    items: [{ kind: 'link', text: 'Hidden', link: '/guide/hidden' }],
  },
  {
    kind: 'group',
    text: 'Linked',
    link: '/guide/linked/',
    items: [{ kind: 'link', text: 'Child', link: '/guide/linked/child' }],
  },
  {
    kind: 'group',
    text: 'Fixed',
    collapsible: false,
    items: [{ kind: 'link', text: 'Always', link: '/guide/always' }],
  },
];

const sidebarAt = (routePath: string, sidebar: readonly SidebarItem[] = items) => (
  <Fixture page={pageData({ routePath })} sidebar={sidebar}>
    <Sidebar />
  </Fixture>
);
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

test('highlights only the current page', () => {
  render(sidebarAt('/guide/start/'));
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Introduction']);
  expect(current[0]!.getAttribute('aria-current')).toBe('page');
});

test('groups are open unless they are initially collapsed', () => {
  render(sidebarAt('/guide/start/'));
  expect(isOpen('Start')).toBe(true);
  expect(isOpen('Closed')).toBe(false);
  expect(screen.queryByRole('link', { name: 'Hidden' })).toBeNull();
  fireEvent.click(button('Closed'));
  expect(screen.getByRole('link', { name: 'Hidden' })).toBeTruthy();
});

test('a group that is not collapsible has no button', () => {
  render(sidebarAt('/guide/start/'));
  expect(screen.queryByRole('button', { name: 'Fixed' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Always' })).toBeTruthy();
});

test('a group with a link has a separate toggle button', () => {
  render(sidebarAt('/guide/linked/'));
  expect(screen.getByRole('link', { name: 'Linked' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(button('Linked'));
  expect(isOpen('Linked')).toBe(false);
});

test('shows tags, contexts, section headers, dividers and inline Markdown', () => {
  const { container } = render(sidebarAt('/guide/start/'));
  const entry = screen.getByRole('link', { name: 'Use retry new' });
  expect(entry.querySelector('code')?.textContent).toBe('retry');
  expect(entry.closest('li')?.dataset.context).toBe('beta');
  expect(screen.getByText('More')).toBeTruthy();
  expect(container.querySelector('.oct-sidebar-divider')?.getAttribute('data-type')).toBe('dashed');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a navigation opens the groups of the page and does not change the others', () => {
  const { rerender } = render(sidebarAt('/guide/start/'));
  fireEvent.click(button('Linked'));
  rerender(sidebarAt('/guide/hidden'));
  expect(isOpen('Closed')).toBe(true);
  expect(isOpen('Linked')).toBe(false);
  rerender(sidebarAt('/guide/start/'));
  expect(isOpen('Closed')).toBe(true);
});

test('opened and closed groups are restored after a reload', () => {
  render(sidebarAt('/guide/start/'));
  fireEvent.click(button('Start'));
  fireEvent.click(button('Closed'));
  cleanup();
  render(sidebarAt('/guide/start/'));
  expect(isOpen('Start')).toBe(false);
  expect(isOpen('Closed')).toBe(true);
});

test('scrolls to the current page after its groups have opened', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isPane = this.matches('.oct-sidebar-scroll');
    if (isPane) return new DOMRect(0, 50, 300, 500);
    return this.closest('[hidden]') ? new DOMRect() : new DOMRect(0, 2000, 300, 20);
  });
  const pane = () => document.querySelector('.oct-sidebar-scroll')!;
  const { rerender, unmount } = render(sidebarAt('/guide/start/'));
  pane().scrollTop = 0;
  rerender(sidebarAt('/guide/hidden'));
  expect(pane().scrollTop).toBe(1710);
  fireEvent.click(button('Closed'));
  rerender(sidebarAt('/guide/start/'));
  unmount();
  // The stored state has the group closed.
  render(sidebarAt('/guide/hidden'));
  expect(isOpen('Closed')).toBe(true);
  expect(pane().scrollTop).toBe(1710);
});

test('ignores invalid stored data', () => {
  for (const stored of ['{', '[]', 'null', '{"groups":{"a":1},"top":"x"}', '{"groups":null}']) {
    sessionStorage.setItem('octavo.sidebar', stored);
    render(sidebarAt('/guide/start/'));
    expect(isOpen('Start')).toBe(true);
    cleanup();
  }
});

test('the HTML contains the entries of closed groups', () => {
  expect(renderToString(sidebarAt('/guide/start/'))).toContain('/guide/hidden');
});

test('the HTML of a sidebar with 3,000 entries contains only the groups of the page', () => {
  const large: SidebarItem[] = Array.from({ length: 60 }, (_, section) => ({
    kind: 'group',
    text: `Section ${section}`,
    items: Array.from({ length: 50 }, (_, index) => ({
      kind: 'link',
      text: `Page ${section}.${index}`,
      link: `/s${section}/p${index}`,
    })),
  }));
  const html = renderToString(sidebarAt('/s7/p3', large));
  expect(html.match(/href="\/s7\//g)).toHaveLength(50);
  // Without JavaScript, each closed section is a link to its first page.
  expect(html.match(/<noscript>/g)).toHaveLength(59);
  expect(html.length).toBeLessThan(60_000);

  render(sidebarAt('/s7/p3', large));
  expect(screen.queryByRole('link', { name: 'Page 8.0' })).toBeNull();
  act(() => button('Section 8').click());
  expect(screen.getByRole('link', { name: 'Page 8.0' })).toBeTruthy();
});

describe('an open group with 3,000 entries', () => {
  const LENGTH = 3000;
  const long: SidebarItem[] = [
    {
      kind: 'group',
      text: 'All',
      items: Array.from({ length: LENGTH }, (_, index) => ({
        kind: 'link',
        text: `Page ${index}`,
        link: `/p/${index}`,
      })),
    },
  ];
  // Queries by role take seconds for thousands of entries.
  const moreButtons = () =>
    screen.getAllByText<HTMLElement>('Show more pages', { selector: 'button' });
  const renderedPages = () =>
    [...document.links].map((link) => Number(link.textContent?.replace('Page ', '')));

  test.each([
    [0, 0, 200],
    [100, 0, 200],
    [101, 1, 201],
    [1500, 1400, 1600],
    [2999, 2800, 3000],
  ])('on page %i, the HTML contains the entries from %i to %i (exclusive)', (page, from, to) => {
    const html = renderToString(sidebarAt(`/p/${page}`, long));
    // Without JavaScript, links lead to the next entries on both ends.
    const links = [...html.matchAll(/<noscript>.*?href="\/p\/(\d+)"/g)].map(([, page]) => page);
    expect(links).toEqual([from - 1, to].filter((n) => n >= 0 && n < LENGTH).map(String));
    const entries = html.replace(/<noscript>.*?<\/noscript>/g, '').match(/href="\/p\/\d+"/g)!;
    expect(entries).toHaveLength(to - from);
    expect(entries[0]).toBe(`href="/p/${from}"`);
    expect(html.length).toBeLessThan(30_000);
  });

  test('a button at each end shows 500 more entries', () => {
    render(sidebarAt('/p/1500', long));
    act(() => moreButtons()[0]!.click());
    act(() => moreButtons()[1]!.click());
    expect([renderedPages()[0], renderedPages().at(-1)]).toEqual([900, 2099]);
    for (let press = 0; press < 2; press += 1) act(() => moreButtons().at(-1)!.click());
    expect(moreButtons()).toHaveLength(1);
    expect(renderedPages().at(-1)).toBe(LENGTH - 1);
  });

  test('the rendered range changes only when the page is outside of it', () => {
    const { rerender } = render(sidebarAt('/p/1500', long));
    rerender(sidebarAt('/p/1590', long));
    expect(renderedPages()[0]).toBe(1400);
    rerender(sidebarAt('/p/1600', long));
    expect([renderedPages()[0], renderedPages().at(-1)]).toEqual([1500, 1699]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Page 1600');
  });
});
