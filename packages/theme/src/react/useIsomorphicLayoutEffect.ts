import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser; on the server nothing, and no warning in React 18. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
