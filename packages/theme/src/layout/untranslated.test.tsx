import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { parse, type Rule } from 'postcss';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PageData } from '../model/types';
import { fakeMatchMedia } from '../testing/browser';
import { Fixture, pageData, siteData } from '../testing/site-fixture';
import { Layout } from './Layout';
import type { LayoutSlots } from './slots';

beforeEach(() => fakeMatchMedia(false));
afterEach(cleanup);

const tree = (page: Partial<PageData>, slots?: LayoutSlots) => (
  <Fixture
    site={siteData({ lang: 'zh' })}
    page={pageData({
      lang: 'zh',
      frontmatter: {
        hero: { name: 'Name', actions: [{ text: 'Go', link: '/a' }] },
        features: [{ title: 'Feature', details: 'Details' }],
        toolStack: { title: 'Tools', tools: [] },
      },
      ...page,
    })}
  >
    <Layout slots={slots}>
      <p>Content</p>
    </Layout>
  </Fixture>
);

/** Returns the language of an element with a text, or `undefined` if it is the language of the document. */
const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test.each(['doc', 'home', 'custom'] as const)(
  'an untranslated %s page shows a notice',
  (pageType) => {
    render(tree({ pageType, contentLang: 'en' }));
    const notice = screen.getByRole('note');
    expect(notice.textContent).toBe('本页尚无中文翻译，以下为原文。');
    expect(notice.closest('[lang]')).toBeNull();
    const content = screen.getByText('Content');
    expect(notice.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('the notice of a home page is above the hero, and slots are in the language of the page', () => {
  const slots = { homeBefore: <p>Slot</p>, heroAfter: <p>Other slot</p> };
  render(tree({ pageType: 'home', contentLang: 'en' }, slots));
  expect(screen.getByRole('main').firstElementChild).toBe(screen.getByRole('note'));
  expect(langOf('Slot')).toBeUndefined();
  expect(langOf('Other slot')).toBeUndefined();
});

test.each([
  ['doc', ['Content']],
  ['home', ['Content', 'Name', 'Go', 'Feature', 'Details', 'Tools']],
  ['custom', ['Content']],
  ['blank', ['Content']],
] as const)('the content of an untranslated %s page has its language', (pageType, texts) => {
  render(tree({ pageType, contentLang: 'fr' }));
  expect(texts.map(langOf)).toEqual(texts.map(() => 'fr'));
});

test.each(['doc', 'home', 'custom', 'blank'] as const)(
  'the content of a translated %s page has the language of the document',
  (pageType) => {
    render(tree({ pageType }));
    expect(screen.queryByRole('note')).toBeNull();
    expect(langOf('Content')).toBeUndefined();
  },
);

test.each(['doc', 'home', 'custom', 'blank'] as const)(
  'an untranslated %s page hydrates without changes',
  async (pageType) => {
    const content = tree({ pageType, contentLang: 'en' });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(content);
    const marked = container.querySelector('[lang=en]');
    expect(marked).not.toBeNull();
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, content, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelector('[lang=en]')).toBe(marked);
    act(() => root.unmount());
    container.remove();
  },
);

/** Rules that set a text direction, in the order in which they apply. */
const directions: { selector: string; value: string }[] = [];
parse(readFileSync(join(import.meta.dirname, '../styles/prose.css'), 'utf8')).walkDecls(
  'direction',
  ({ parent, value }) => {
    directions.push({ selector: (parent as Rule).selector, value });
  },
);

test.each([
  ['doc', 'fr', 'ltr'],
  ['home', 'fr', 'ltr'],
  ['custom', 'fr', 'ltr'],
  ['blank', 'fr', 'ltr'],
  ['home', 'ar', 'rtl'],
  ['custom', 'ar', 'rtl'],
] as const)('an untranslated %s page in "%s" is %s', (pageType, contentLang, direction) => {
  const { container } = render(tree({ pageType, contentLang }));
  const elements = [...container.querySelectorAll(`[lang=${contentLang}]`)];
  expect(elements.length).toBeGreaterThan(0);
  const found = elements.map(
    (element) => directions.findLast(({ selector }) => element.matches(selector))?.value,
  );
  expect(found).toEqual(elements.map(() => direction));
});
