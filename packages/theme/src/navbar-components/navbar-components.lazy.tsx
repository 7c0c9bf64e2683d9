import { type ComponentType, lazy } from 'react';

import { EmptySign } from '../icons/Icon';
import type { SearchButtonProps } from '../search-panel/SearchButton';
import { brandSign } from './brand-sign';
import { whenLoaded } from './when-loaded';

// Loaded with the first navbar that uses them; until then, the server's HTML stays as it is.
export const SearchButton = whenLoaded(
  lazyComponent<SearchButtonProps>(
    async () => (await import('../search-panel/SearchButton')).SearchButton,
    () => null,
  ),
);
export const BrandSign = whenLoaded(
  lazyComponent(
    async () => brandSign((await import('../icons/brand-icons')).brandIcon),
    brandSign(() => undefined),
  ),
  EmptySign,
);

/** Returns a component that is loaded as a separate chunk. If the chunk fails to load, the navbar renders `Fallback`. */
function lazyComponent<P>(load: () => Promise<ComponentType<P>>, Fallback: ComponentType<P>) {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        console.error('octavo: A component of the navbar failed to load.', error);
        return { default: Fallback };
      },
    ),
  );
}
