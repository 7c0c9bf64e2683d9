import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import * as theme from '../index';
import { fakeMatchMedia } from '../testing/browser';
import { emptyClient, Fixture, pageData, siteData } from '../testing/site-fixture';

interface Common {
  className: string;
  ref: Ref<never>;
}

const link = { icon: 'github', content: 'https://x.y' };
const page = pageData({
  editUrl: 'https://x.y/edit',
  lastUpdatedTime: '2026-11-21T08:00:00Z',
  prev: { text: 'Before', link: '/a' },
  next: { text: 'After', link: '/b' },
  overview: [{ name: 'Group', items: [{ text: 'Entry', link: '/e', headings: [] }] }],
});
const tool = {
  name: 'Tool',
  description: 'Does',
  logo: '/t.svg',
  url: 'https://x.y',
  urlText: 'Go',
};

/** Components that render a single element and pass `className` and `ref` to it. */
const elements: Record<string, (props: Common) => ReactElement> = {
  Announcement: (props) => <theme.Announcement {...props} message="News" href="/a" />,
  BackgroundImage: (props) => <theme.BackgroundImage {...props} src="/b.jpg" />,
  ColorModeControl: (props) => <theme.ColorModeControl {...props} />,
  CopyPage: (props) => <theme.CopyPage {...props} />,
  DocFooter: (props) => <theme.DocFooter {...props} />,
  Dropdown: (props) => (
    <theme.Dropdown {...props} trigger="More">
      <a href="/a">A</a>
    </theme.Dropdown>
  ),
  Features: (props) => (
    <theme.Features {...props} items={[{ title: 'Fast', icon: '⚡', link: '/a' }]} />
  ),
  Hero: (props) => (
    <theme.Hero {...props} title="Rstest" getStartedHref="/a" showStars logoUrl="/l.svg" />
  ),
  Link: (props) => (
    <theme.Link {...props} href="/a">
      A
    </theme.Link>
  ),
  Navbar: (props) => <theme.Navbar {...props} />,
  NotFound: (props) => <theme.NotFound {...props} />,
  Outline: (props) => <theme.Outline {...props} />,
  Overview: (props) => <theme.Overview {...props} />,
  ProgressBar: (props) => <theme.ProgressBar {...props} loading />,
  ScrollToTop: (props) => <theme.ScrollToTop {...props} />,
  SearchButton: (props) => (
    <theme.SearchButton {...props} client={emptyClient} onNavigate={() => {}} />
  ),
  Sidebar: (props) => <theme.Sidebar {...props} />,
  SocialLinks: (props) => <theme.SocialLinks {...props} links={Array(7).fill(link)} />,
  ToolStack: (props) => <theme.ToolStack {...props} title="Tools" tools={[tool]} />,
};

/** Components that render several elements or a portal. Their own tests cover their props. */
const others = ['Layout', 'Popover', 'ProductSwitcher', 'SearchPanel', 'SiteProvider', 'Tooltip'];

/** Returns whether a control has an accessible name. Hidden controls are included. */
function isNamed(control: Element): boolean {
  if (control.matches('[role=status], input[id]')) return true;
  const text = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return control.hasAttribute('aria-labelledby') || text.trim() !== '';
}

const inSite = (content: ReactElement) => <Fixture page={page}>{content}</Fixture>;
let errors: unknown[];

beforeEach(() => {
  errors = [];
  fakeMatchMedia(false);
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args.join(' ')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders on the server and hydrates. Errors are added to `errors`. */
async function hydrate(content: ReactElement): Promise<{ box: HTMLElement; html: string }> {
  const html = renderToString(content);
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = html;
  const root = await act(async () =>
    hydrateRoot(box, content, { onRecoverableError: (error) => errors.push(error) }),
  );
  await act(async () => root.unmount());
  box.remove();
  return { box, html };
}

test('every exported component is tested', () => {
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  const exported = Object.keys(theme).filter(isComponent);
  expect(exported.filter((name) => !others.includes(name)).toSorted()).toEqual(
    Object.keys(elements).toSorted(),
  );
});

describe.each(Object.entries(elements))('%s', (_name, element) => {
  test('renders on the server and hydrates without errors', async () => {
    await hydrate(inSite(element({ className: 'custom', ref: null })));
    expect(errors).toEqual([]);
  });

  test('passes className and ref to the same element', () => {
    let attached: Element | null = null;
    const ref = ((node: Element | null) => {
      attached ??= node;
    }) as Ref<never>;
    const { container } = render(inSite(element({ className: 'custom', ref })));
    expect(attached).not.toBeNull();
    expect(container.querySelectorAll('.custom')).toHaveLength(1);
    expect(container.querySelector('.custom')).toBe(attached);
  });

  test('names every control and has no inline styles', () => {
    const { container } = render(inSite(element({ className: '', ref: null })));
    const controls = [...container.querySelectorAll('a, button, input, nav, [role]')];
    expect(
      controls.filter((control) => !isNamed(control)).map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe.each(['doc', 'home', 'custom', 'blank', '404'] as const)(
  'the layout of a %s page',
  (pageType) => {
    const site = siteData({
      themeConfig: { footer: { message: 'MIT' }, enableContentAnimation: true },
    });
    const frontmatter = {
      hero: { name: 'Rstest', actions: [{ text: 'Go', link: '/a' }] },
      features: [{ title: 'Fast' }],
    };
    const layout = (
      <Fixture site={site} page={pageData({ pageType, frontmatter })}>
        <theme.Layout>
          <p>Content</p>
        </theme.Layout>
      </Fixture>
    );

    test('renders on the server and hydrates without errors', async () => {
      await hydrate(layout);
      expect(errors).toEqual([]);
    });

    test('has no duplicate ids', () => {
      const { container } = render(layout);
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  },
);
