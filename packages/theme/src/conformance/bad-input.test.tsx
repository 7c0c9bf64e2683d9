import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import * as theme from '../index';
import * as mdx from '../mdx/index';
import { fakeMatchMedia } from '../testing/browser';
import { Fixture } from '../testing/site-fixture';

type Props = Record<string, unknown>;

// What comes from JavaScript, JSON or MDX, where no compiler is in the way.
const WRONG_TEXTS = [undefined, null, '', 7, '<b>%E0%A4%A</b>', 'a'.repeat(5000)];
const WRONG_LISTS = [undefined, null, [], [null], [{}], [undefined, 7], 'text', {}];

/** Components, their texts and their lists; each of these is made wrong in turn. */
const components: [ComponentType<never>, Props, texts: string[], lists: string[]][] = [
  [theme.Announcement, { message: 'News' }, ['message', 'href', 'id'], []],
  [theme.BackgroundImage, { src: '/b.jpg' }, ['src'], []],
  [theme.Features, { items: [] }, [], ['items']],
  [
    theme.Hero,
    { title: 'Title', getStartedHref: '/a' },
    ['title', 'logoUrl', 'subTitle', 'description', 'getStartedHref', 'githubURL'],
    ['actions'],
  ],
  [theme.Link, { href: '/a', children: 'A' }, ['href', 'children'], []],
  [theme.Overview, {}, ['title'], ['groups', 'overviewHeaders']],
  [theme.ProgressBar, { loading: true }, ['label'], []],
  [theme.ToolStack, { title: 'Tools', tools: [] }, ['title', 'tagline'], ['tools']],
  [mdx.Badge, { text: 'New' }, ['text', 'type', 'children'], []],
  [mdx.Card, { title: 'T' }, ['title', 'content', 'icon', 'children'], []],
  [mdx.CommandBlock, { text: 'npm i' }, ['text'], []],
  [mdx.Details, { title: 'T' }, ['title', 'children'], []],
  [mdx.FileTree, { children: 'a' }, ['children'], []],
  [mdx.LinkCard, { href: '/a', title: 'T' }, ['href', 'title', 'description'], []],
  [mdx.PackageManagerTabs, { command: 'install x' }, ['command'], ['additionalTabs']],
  [mdx.SourceCode, { href: '/a' }, ['href', 'platform'], []],
  [mdx.Steps, { children: 'a' }, ['children'], []],
  [mdx.Tabs, {}, ['defaultValue', 'groupId', 'children'], ['values']],
  [mdx.Toc, {}, [], []],
];

beforeEach(() => {
  fakeMatchMedia(false);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function draw(element: React.ReactElement): void {
  renderToString(element);
  render(element);
  cleanup();
}

const cases = (names: readonly string[], wrong: readonly unknown[]) =>
  names.flatMap((name) => wrong.map((value) => [name, value] as const));
const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 30) ?? 'undefined';

/** What does not survive, so that a failure tells all of it at once. */
function failures(
  list: readonly (readonly [string, unknown])[],
  attempt: (name: string, value: unknown) => unknown,
): string[] {
  return list.flatMap(([name, value]) => {
    try {
      attempt(name, value);
      return [];
    } catch (error) {
      return [`${name} = ${shown(value)}: ${(error as Error).message}`];
    }
  });
}

describe('wrong props', () => {
  test.each(
    components.map(
      ([type, ...rest]) =>
        [(type as { displayName?: string }).displayName ?? '', type, ...rest] as const,
    ),
  )('%s draws what it can', (_name, type, props, texts, lists) => {
    const wrong = [...cases(texts, WRONG_TEXTS), ...cases(lists, WRONG_LISTS)];
    expect(
      failures(wrong, (name, value) =>
        draw(
          <Fixture>
            {createElement(type as ComponentType<Props>, { ...props, [name]: value })}
          </Fixture>,
        ),
      ),
    ).toEqual([]);
  });
});
