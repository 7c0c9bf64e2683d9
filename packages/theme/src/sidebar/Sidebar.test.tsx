import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';

import type { SidebarItem } from '../model/types';
import { Fixture, pageData } from '../testing/site-fixture';
import { Sidebar } from './Sidebar';

afterEach(() => {
  cleanup();
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

const at = (routePath: string, sidebar: readonly SidebarItem[] = items) => (
  <Fixture page={pageData({ routePath })} sidebar={sidebar}>
    <Sidebar />
  </Fixture>
);
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

test('marks the current page alone', () => {
  render(at('/guide/start/'));
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Introduction']);
  expect(current[0]!.getAttribute('aria-current')).toBe('page');
});

test('groups are open unless they start closed', () => {
  render(at('/guide/start/'));
  expect(isOpen('Start')).toBe(true);
  expect(isOpen('Closed')).toBe(false);
  expect(screen.queryByRole('link', { name: 'Hidden' })).toBeNull();
  fireEvent.click(button('Closed'));
  expect(screen.getByRole('link', { name: 'Hidden' })).toBeTruthy();
});

test('a group that cannot be closed has no button', () => {
  render(at('/guide/start/'));
  expect(screen.queryByRole('button', { name: 'Fixed' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Always' })).toBeTruthy();
});

test('a linked group leads to its page, and its button only opens and closes', () => {
  render(at('/guide/linked/'));
  expect(screen.getByRole('link', { name: 'Linked' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(button('Linked'));
  expect(isOpen('Linked')).toBe(false);
});

test('shows tags, contexts, section headers, dividers and light Markdown', () => {
  const { container } = render(at('/guide/start/'));
  const entry = screen.getByRole('link', { name: 'Use retry new' });
  expect(entry.querySelector('code')?.textContent).toBe('retry');
  expect(entry.closest('li')?.dataset.context).toBe('beta');
  expect(screen.getByText('More')).toBeTruthy();
  expect(container.querySelector('.oct-sidebar-divider')?.getAttribute('data-type')).toBe('dashed');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('opens the groups around a page that is navigated to, and leaves the others', () => {
  const { rerender } = render(at('/guide/start/'));
  fireEvent.click(button('Linked'));
  rerender(at('/guide/hidden'));
  expect(isOpen('Closed')).toBe(true);
  expect(isOpen('Linked')).toBe(false);
  rerender(at('/guide/start/'));
  expect(isOpen('Closed')).toBe(true);
});

test('what the reader opened and closed lasts through a reload', () => {
  render(at('/guide/start/'));
  fireEvent.click(button('Start'));
  fireEvent.click(button('Closed'));
  cleanup();
  render(at('/guide/start/'));
  expect(isOpen('Start')).toBe(false);
  expect(isOpen('Closed')).toBe(true);
});

test('what is stored may be garbage', () => {
  for (const garbage of ['{', '[]', 'null', '{"groups":{"a":1},"top":"x"}', '{"groups":null}']) {
    sessionStorage.setItem('octavo.sidebar', garbage);
    render(at('/guide/start/'));
    expect(isOpen('Start')).toBe(true);
    cleanup();
  }
});

test('without scripts closed groups are still in the page', () => {
  expect(renderToString(at('/guide/start/'))).toContain('/guide/hidden');
});

test('a sidebar of 3,000 entries puts only the branch of the page into the HTML', () => {
  const large: SidebarItem[] = Array.from({ length: 60 }, (_, section) => ({
    kind: 'group',
    text: `Section ${section}`,
    items: Array.from({ length: 50 }, (_, index) => ({
      kind: 'link',
      text: `Page ${section}.${index}`,
      link: `/s${section}/p${index}`,
    })),
  }));
  const html = renderToString(at('/s7/p3', large));
  expect(html.match(/href="\/s7\//g)).toHaveLength(50);
  // Each closed section keeps a way in for readers without scripts.
  expect(html.match(/<noscript>/g)).toHaveLength(59);
  expect(html.length).toBeLessThan(60_000);

  render(at('/s7/p3', large));
  expect(screen.queryByRole('link', { name: 'Page 8.0' })).toBeNull();
  act(() => button('Section 8').click());
  expect(screen.getByRole('link', { name: 'Page 8.0' })).toBeTruthy();
});

describe('one open group of 3,000 entries', () => {
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
  // Roles of thousands of entries take seconds to tell.
  const more = () => screen.getAllByText<HTMLElement>('Show more pages', { selector: 'button' });
  const shown = () =>
    [...document.links].map((link) => Number(link.textContent?.replace('Page ', '')));

  test.each([
    [0, 0, 200],
    [100, 0, 200],
    [101, 1, 201],
    [1500, 1400, 1600],
    [2999, 2800, 3000],
  ])('on page %i the entries from %i to before %i are in the HTML', (page, from, to) => {
    const html = renderToString(at(`/p/${page}`, long));
    // Readers without scripts go on from either end.
    const ways = [...html.matchAll(/<noscript>.*?href="\/p\/(\d+)"/g)].map(([, name]) => name);
    expect(ways).toEqual([from - 1, to].filter((n) => n >= 0 && n < LENGTH).map(String));
    const entries = html.replace(/<noscript>.*?<\/noscript>/g, '').match(/href="\/p\/\d+"/g)!;
    expect(entries).toHaveLength(to - from);
    expect(entries[0]).toBe(`href="/p/${from}"`);
    expect(html.length).toBeLessThan(30_000);
  });

  test('a button at either end brings five hundred more', () => {
    render(at('/p/1500', long));
    act(() => more()[0]!.click());
    act(() => more()[1]!.click());
    expect([shown()[0], shown().at(-1)]).toEqual([900, 2099]);
    for (let press = 0; press < 2; press += 1) act(() => more().at(-1)!.click());
    expect(more()).toHaveLength(1);
    expect(shown().at(-1)).toBe(LENGTH - 1);
  });

  test('the entries stay while the reader moves among them, and move along beyond', () => {
    const { rerender } = render(at('/p/1500', long));
    rerender(at('/p/1590', long));
    expect(shown()[0]).toBe(1400);
    rerender(at('/p/1600', long));
    expect([shown()[0], shown().at(-1)]).toEqual([1500, 1699]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Page 1600');
  });
});
