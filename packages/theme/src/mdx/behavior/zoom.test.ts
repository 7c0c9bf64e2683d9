import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ZOOM_SCROLL_THRESHOLD } from '../../model/constants';
import { fakeModalDialogs } from '../../testing/browser';
import { openZoom } from './zoom';

const loaders: HTMLImageElement[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('Image', function createImage() {
    const image = document.createElement('img');
    loaders.push(image);
    return image;
  });
  fakeModalDialogs();
});

afterEach(() => {
  document.body.innerHTML = '';
  loaders.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function zoomImage(html = '<img alt="Chart" src="https://site.example/small.png" tabindex="0">') {
  document.body.innerHTML = html;
  const image = document.querySelector('img')!;
  openZoom(image);
  return { image, dialog: document.querySelector('dialog')! };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('shows the image in a dialog named after its alternative text', () => {
  const { image, dialog } = zoomImage();
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute('aria-label')).toBe('Chart');
  expect(dialog.querySelector('img')?.src).toBe(image.src);
  expect(dialog.querySelector('.oct-zoom-caption')?.textContent).toBe('Chart');
  expect(image.hasAttribute('data-zoomed')).toBe(true);
});

test.each([
  ['a click', (dialog: HTMLDialogElement) => dialog.click()],
  [
    'Escape',
    (dialog: HTMLDialogElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
  ],
])('closes on %s and restores focus', async (_, close) => {
  const { image, dialog } = zoomImage();
  close(dialog);
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
  expect(image.hasAttribute('data-zoomed')).toBe(false);
  expect(document.activeElement).toBe(image);
});

test('closes without an animation when the user navigates back', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  zoomImage();
  dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
});

test('closes after scrolling more than 40 px', async () => {
  zoomImage();
  vi.stubGlobal('scrollY', ZOOM_SCROLL_THRESHOLD);
  dispatchEvent(new Event('scroll'));
  await settle();
  expect(document.querySelector('dialog')).not.toBeNull();

  vi.stubGlobal('scrollY', ZOOM_SCROLL_THRESHOLD + 1);
  dispatchEvent(new Event('scroll'));
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
});

test.each([
  ['https://site.example/a.svg', '2.5'],
  ['https://site.example/a.SVG?v=1#x', '2.5'],
  ['data:image/svg+xml,<svg/>', '2.5'],
  ['data:image/svg+xml;base64,PHN2Zy8+', '2.5'],
  ['https://site.example/a.svg.png', ''],
  ['https://site.example/a.png?from=a.svg', ''],
  ['data:image/png;base64,a.svg', ''],
])('fills the viewport with %s only if it is a vector image', (src, ratio) => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(50);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(20);
  const { dialog } = zoomImage(`<img alt="" src="${src}">`);
  expect(dialog.querySelector('img')?.style.getPropertyValue('--_ratio')).toBe(ratio);
});

test('leaves the size of a vector image that has not loaded to the browser', () => {
  const { dialog } = zoomImage('<img alt="" src="/missing.svg">');
  expect(dialog.querySelector('img')?.hasAttribute('style')).toBe(false);
});

test('shows the large image when it has loaded', () => {
  const { dialog } = zoomImage('<img alt="" src="/small.png" data-zoom-src="/large.png">');
  expect(dialog.querySelector('img')?.src).toContain('/small.png');
  loaders[0]!.dispatchEvent(new Event('load'));
  expect(dialog.querySelector('img')?.src).toContain('/large.png');
});

test('warns if the large image fails to load, and keeps the original', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { dialog } = zoomImage('<img alt="" src="/small.png" data-zoom-src="/large.png">');
  loaders[0]!.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/large.png'));
  expect(dialog.querySelector('img')?.src).toContain('/small.png');
});

test('shows no caption for an image without alternative text', () => {
  const { dialog } = zoomImage('<img alt="" src="https://site.example/small.png">');
  expect(dialog.querySelector('.oct-zoom-caption')).toBeNull();
});

test('opens one dialog if the image is clicked again before the script has loaded', () => {
  const { image } = zoomImage();
  openZoom(image);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('does not open a dialog for an image that is no longer on the page', () => {
  openZoom(document.createElement('img'));
  expect(document.querySelector('dialog')).toBeNull();
});
