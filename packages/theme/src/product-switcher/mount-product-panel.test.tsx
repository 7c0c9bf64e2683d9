import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PageData, SiteData } from '../model/types';
import { mountProductPanel } from './mount-product-panel';

let button: HTMLButtonElement;
let unmount: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = '<button type="button">Tools</button><a href="#next">Next</a>';
  button = document.querySelector('button')!;
});
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

async function mount(): Promise<void> {
  const tools = [{ name: 'Tool', description: 'Works.', logo: '/logo.svg', url: 'https://a.test' }];
  const site = { lang: 'en', base: '/', themeConfig: { tools } } as unknown as SiteData;
  await act(async () => {
    unmount = mountProductPanel(button, site, { lang: 'en' } as PageData);
  });
}

test('opens the list next to a button with focus', async () => {
  button.focus();
  await mount();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('does not open the list if the focus has left while it loaded, but connects the button', async () => {
  button.focus();
  document.querySelector('a')!.focus();
  await mount();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await act(async () => button.focus());
  await act(async () => button.click());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('does not open the list if the pointer has left while it loaded, and nothing has focus', async () => {
  expect(document.activeElement).toBe(document.body);
  await mount();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('opens the list under the pointer, also after a click in Safari, which does not focus buttons', async () => {
  const matches = vi.spyOn(button, 'matches');
  matches.mockImplementation((selectors) => selectors.includes(':hover'));
  await mount();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
