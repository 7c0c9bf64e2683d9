import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, createRef, type RefAttributes } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import * as mdx from './index';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Props = { className?: string } & RefAttributes<HTMLElement> & Record<string, unknown>;

const TOC = [{ id: 'a', text: 'A', depth: 2 }];
const CASES: [name: string, component: unknown, props: Props][] = [
  ['Badge', mdx.Badge, { text: 'New' }],
  ['Card', mdx.Card, { title: 'Title', content: 'Content' }],
  ['CardGrid', mdx.CardGrid, {}],
  ['Details', mdx.Details, { title: 'More' }],
  ['FileTree', mdx.FileTree, {}],
  ['Html', mdx.Html, { html: '<b>x</b>' }],
  ['LinkCard', mdx.LinkCard, { href: '/', title: 'Home' }],
  ['PackageManagerTabs', mdx.PackageManagerTabs, { command: 'install' }],
  ['SourceCode', mdx.SourceCode, { href: 'https://github.example' }],
  ['Steps', mdx.Steps, {}],
  ['Tabs', mdx.Tabs, { children: createElement(mdx.Tab, { label: 'One' }, '1') }],
  ['Toc', mdx.Toc, { toc: TOC }],
];

test.each(CASES)('%s hydrates server HTML without warnings', async (_, type, props) => {
  const error = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const element = createElement(type as ComponentType<Props>, props);
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const before = container.firstElementChild;

  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));

  expect(container.firstElementChild).toBe(before);
  expect(error).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test.each(CASES)(
  '%s forwards className and ref, and its controls have accessible names',
  (_, type, props) => {
    const ref = createRef<HTMLElement>();
    const element = createElement(type as ComponentType<Props>, {
      ...props,
      className: 'own',
      ref,
    });
    const { container } = render(element);

    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current?.classList.contains('own')).toBe(true);
    for (const control of container.querySelectorAll('a, button, summary')) {
      expect(control.getAttribute('aria-label') ?? control.textContent).not.toBe('');
    }
  },
);
