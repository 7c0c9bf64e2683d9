import { renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { useReactRouterNavigation } from './react-router';

test('navigation to the current URL adds no history entry', async () => {
  window.history.replaceState(null, '', '/guide/a%20b?q=1#part');
  const { result } = renderHook(useReactRouterNavigation, {
    initialProps: {},
    wrapper: BrowserRouter,
  });
  const count = window.history.length;
  result.current.navigate('/guide/a b?q=1#part');
  await expect.poll(() => window.history.state?.key).toBeTruthy();
  expect(window.history.length).toBe(count);
  result.current.navigate('/guide/a b?q=1#other');
  await expect.poll(() => window.location.hash).toBe('#other');
  expect(window.history.length).toBe(count + 1);
});
