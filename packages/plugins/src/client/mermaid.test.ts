// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { SOURCE_CLASS } from '../mermaid/source-class';
import drawInBrowser from './mermaid';

const render = vi.hoisted(() => vi.fn());
vi.mock('mermaid', () => ({ default: { initialize: () => {}, render } }));

let controller: AbortController;
const draw = async (parts: string) => {
  render.mockResolvedValue({ svg: `<svg role="graphics-document document">${parts}</svg>` });
  document.body.innerHTML = `<figure><pre class="${SOURCE_CLASS}">pie</pre></figure>`;
  const element = document.querySelector('pre')!;
  await drawInBrowser({
    element,
    lang: 'en',
    routePath: '/',
    pageType: 'doc',
    isNotFound: false,
    base: '/',
    messages: {},
    options: undefined,
    signal: controller.signal,
  });
  return { source: element, drawing: document.querySelector('div')! };
};

beforeEach(() => {
  controller = new AbortController();
  return () => controller.abort();
});

test('the title and the description are the text alternative', async () => {
  const { source, drawing } = await draw(
    '<title>Pets</title><desc>More dogs than cats.</desc><g><title>Tooltip</title></g>',
  );
  expect(drawing.getAttribute('role')).toBe('img');
  expect(drawing.getAttribute('aria-label')).toBe('Pets: More dogs than cats.');
  expect(drawing.getAttribute('aria-hidden')).toBeNull();
  expect(source.hidden).toBe(true);
});

test('the source follows a title without a description', async () => {
  const { source, drawing } = await draw('<title>Pets</title>');
  expect(drawing.getAttribute('aria-label')).toBe('Pets');
  expect(source.hidden).toBe(false);
  expect(source.className).toBe('sr-only');
});

test('without a title and a description, the source is the text alternative', async () => {
  const { source, drawing } = await draw('<g><title>Tooltip</title></g>');
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawing.getAttribute('role')).toBeNull();
  expect(source.hidden).toBe(false);
  expect(source.className).toBe('sr-only');
});
