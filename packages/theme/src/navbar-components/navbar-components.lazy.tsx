import { type ComponentType, lazy } from 'react';

import { EmptyIcon } from '../icons/Icon';
import type { SearchButtonProps } from '../search-panel/SearchButton';
import { createBrandIcon } from './create-brand-icon';
import { withSuspense } from './with-suspense';

// Lazily loaded when a navbar first renders these components. Until then, the server-rendered HTML stays in place.
export const SearchButton = withSuspense(
  lazyComponent<SearchButtonProps>(
    async () => (await import('../search-panel/SearchButton')).SearchButton,
    () => null,
  ),
);
export const BrandIcon = withSuspense(
  lazyComponent(
    async () => createBrandIcon((await import('../icons/brand-icons')).getBrandIcon),
    createBrandIcon(() => undefined),
  ),
  EmptyIcon,
);

/**
 * Wraps a component to load it lazily from a separate chunk. If the chunk fails to load, renders `Fallback` instead.
 */
function lazyComponent<P>(load: () => Promise<ComponentType<P>>, Fallback: ComponentType<P>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        console.error('octavo: Failed to load a component of the navbar.', error);
        return { default: Fallback };
      },
    ),
  );
}
