import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { NoSSR } from './NoSSR';

afterEach(cleanup);

test('renders only the fallback on the server', () => {
  expect(renderToString(<NoSSR fallback="Loading">inside</NoSSR>)).toBe('Loading');
});

test('renders its children in the browser', () => {
  render(<NoSSR>inside</NoSSR>);
  expect(screen.getByText('inside')).toBeTruthy();
});

test('renders its children after hydration without errors', async () => {
  const error = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<NoSSR>inside</NoSSR>);
  const root = await act(async () => hydrateRoot(container, <NoSSR>inside</NoSSR>));

  expect(container.textContent).toBe('inside');
  expect(error).not.toHaveBeenCalled();
  act(() => root.unmount());
});
