import { type ComponentType, lazy } from 'react';

import { EmptyIcon } from '../icons/Icon';
import type { SearchButtonProps } from '../search-panel/SearchButton';
import { createBrandIcon } from './create-brand-icon';
import { withSuspense } from './with-suspense';

// Loaded by the first navbar that renders them. Until then, the HTML of the server stays in place.
export const SearchButton = withSuspense(
  lazyComponent<SearchButtonProps>(
    async () => (await import('../search-panel/SearchButton')).SearchButton,
    () => null,
  ),
);
export const BrandIcon = withSuspense(
  lazyComponent(
    async () => createBrandIcon((await import('../icons/brand-icons')).brandIcon),
    createBrandIcon(() => undefined),
  ),
  EmptyIcon,
);

/** Returns a component that is loaded as a separate chunk. If the chunk fails to load, the navbar renders `Fallback`. */
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
