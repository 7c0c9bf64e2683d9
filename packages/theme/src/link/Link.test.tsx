import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Fixture, siteData } from '../testing/site-fixture';
import { ContentLink, ContentLinksProvider } from './ContentLink';
import { Link } from './Link';

const navigate = vi.fn();
const preload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

function show(content: React.ReactNode): void {
  render(<Fixture navigation={{ navigate, preload }}>{content}</Fixture>);
}
/** Clicks a link. Returns `false` if the default action was prevented. */
const click = (name: string, options = {}) => {
  const preventNavigation = (event: Event) => event.preventDefault();
  window.addEventListener('click', preventNavigation, { once: true });
  return fireEvent.click(screen.getByRole('link', { name }), options);
};

test('internal links open through the router with their route path', () => {
  show(<Link href="/api/?a=1#b">API</Link>);
  expect(screen.getByRole('link', { name: 'API' }).getAttribute('href')).toBe('/api/?a=1#b');
  click('API');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/?a=1#b');
});

test('links in static HTML open through the router', () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: prose is rendered this way.
  show(<div dangerouslySetInnerHTML={{ __html: '<a href="/api/"><b>API</b></a>' }} />);
  fireEvent.click(screen.getByText('API'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/');
});

test('the href contains the base path and follows the cleanUrls option', () => {
  render(
    <Fixture site={siteData({ base: '/docs/', cleanUrls: false })}>
      <Link href="/guide/">Guide</Link>
    </Fixture>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/guide/index.html');
});

test('links in the content can be replaced, with the base path, query and hash', () => {
  const site = siteData({ base: '/docs/' });
  render(
    <Fixture site={site}>
      <ContentLinksProvider value={{ '/guide/start': '/zh/guide/start' }}>
        <ContentLink href="/docs/guide/start?a=1#b">Start</ContentLink>
        <ContentLink href="/docs/guide">Guide</ContentLink>
      </ContentLinksProvider>
    </Fixture>,
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Start')).toBe('/docs/zh/guide/start?a=1#b');
  expect(hrefOf('Guide')).toBe('/docs/guide');
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['the middle button', { button: 1 }],
])('the browser handles clicks with %s', (_name, options) => {
  show(<Link href="/api/">API</Link>);
  click('API', options);
  expect(navigate).not.toHaveBeenCalled();
});

test('the browser handles downloads, links with targets and external links', () => {
  show(
    <>
      <a href="/a" download>
        Save
      </a>
      <a href="/a" target="_top">
        Frame
      </a>
      <Link href="https://example.com/">Away</Link>
      <a href="/conf.yaml" target="_self">
        File
      </a>
    </>,
  );
  for (const name of ['Save', 'Frame', 'Away', 'File']) {
    fireEvent.pointerOver(screen.getByRole('link', { name }));
    click(name);
  }
  expect(navigate).not.toHaveBeenCalled();
  expect(preload).not.toHaveBeenCalled();
});

test('links to files have a target, so that the browser opens them', () => {
  show(<Link href="/./app.exe">App</Link>);
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/app.exe', '_self']);
  click('App');
  expect(navigate).not.toHaveBeenCalled();
});

test('external links open in a new tab and have a description', () => {
  show(<Link href="https://example.com/">Away</Link>);
  const link = screen.getByRole('link', { name: 'Away', description: 'opens in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('hover and focus preload a page once', () => {
  show(<Link href="/api/">API</Link>);
  const link = screen.getByRole('link');
  fireEvent.pointerOver(link);
  fireEvent.focusIn(link);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/api/');
});

test('a hash link scrolls to its target, focuses it and updates the URL', () => {
  show(
    <>
      <a href="#%E4%B8%AD">Go</a>
      <h2 id="中">There</h2>
    </>,
  );
  click('Go');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/guide/start/#%E4%B8%AD');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a hash link without a target does not throw', () => {
  show(<a href="#%E4%B8">Broken</a>);
  expect(() => click('Broken')).not.toThrow();
});
