import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser and a no-op on the server, to avoid the React 18 warning. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
