import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Fixture, siteData } from '../testing/site-fixture';
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
/** Click, and tell whether the link was taken over from the browser. */
const click = (name: string, options = {}) => {
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop, { once: true });
  return fireEvent.click(screen.getByRole('link', { name }), options);
};

test('pages of the site open through the router, at their route path', () => {
  show(<Link href="/api/?a=1#b">API</Link>);
  expect(screen.getByRole('link', { name: 'API' }).getAttribute('href')).toBe('/api/?a=1#b');
  click('API');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/?a=1#b');
});

test('links in static HTML do so as well', () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what prose is made of.
  show(<div dangerouslySetInnerHTML={{ __html: '<a href="/api/"><b>API</b></a>' }} />);
  fireEvent.click(screen.getByText('API'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/');
});

test('a link carries the base and the way addresses are written', () => {
  render(
    <Fixture site={siteData({ base: '/docs/', cleanUrls: false })}>
      <Link href="/guide/">Guide</Link>
    </Fixture>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/guide/index.html');
});

test.each([
  ['a key that opens a tab', { ctrlKey: true }],
  ['another key', { metaKey: true }],
  ['another button', { button: 1 }],
])('clicks with %s are the browser’s', (_name, options) => {
  show(<Link href="/api/">API</Link>);
  click('API', options);
  expect(navigate).not.toHaveBeenCalled();
});

test('downloads, frames and other sites are the browser’s', () => {
  show(
    <>
      <a href="/a" download>
        Save
      </a>
      <a href="/a" target="_top">
        Frame
      </a>
      <Link href="https://example.com/">Away</Link>
    </>,
  );
  for (const name of ['Save', 'Frame', 'Away']) click(name);
  expect(navigate).not.toHaveBeenCalled();
});

test('pages elsewhere open in a new tab, and say so', () => {
  show(<Link href="https://example.com/">Away</Link>);
  const link = screen.getByRole('link', { name: 'Away', description: 'opens in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('the pointer and the focus preload a page, once', () => {
  show(<Link href="/api/">API</Link>);
  const link = screen.getByRole('link');
  fireEvent.pointerOver(link);
  fireEvent.focusIn(link);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/api/');
});

test('a hash scrolls to its target, focuses it and becomes part of the address', () => {
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

test('a hash that names nothing does nothing', () => {
  show(<a href="#%E4%B8">Broken</a>);
  expect(() => click('Broken')).not.toThrow();
});
