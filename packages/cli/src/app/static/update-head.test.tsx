import { afterEach, expect, test } from 'vitest';

import { updateHead } from './update-head';

const parse = (attributes: string) =>
  new DOMParser().parseFromString(
    `<html ${attributes}><head><title>Next</title><meta name="description" content="B"></head></html>`,
    'text/html',
  );

afterEach(() => {
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
});

test('replaces the title, the metadata and the language', () => {
  document.head.innerHTML = '<meta name="description" content="A">';
  updateHead(parse('lang="ar" dir="rtl"'));
  expect(document.title).toBe('Next');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  const [description, ...others] = document.querySelectorAll<HTMLMetaElement>('meta');
  expect(description?.content).toBe('B');
  expect(others).toEqual([]);
});

test('does not set the language of the document again', () => {
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  const observer = new MutationObserver(() => {});
  observer.observe(document.documentElement, { attributes: true });
  updateHead(parse('lang="en" dir="ltr"'));
  expect(observer.takeRecords()).toEqual([]);
});
