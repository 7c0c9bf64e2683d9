import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser. On the server it does nothing, without the warning of React 18. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
