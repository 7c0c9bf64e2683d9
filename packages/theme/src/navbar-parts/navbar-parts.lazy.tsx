import { type ComponentType, lazy } from 'react';

import { EmptySign } from '../icons/Icon';
import type { SearchButtonProps } from '../search-panel/SearchButton';
import { brandSign } from './brand-sign';
import { whenLoaded } from './when-loaded';

// Loaded with the first navbar that has use for them; until then the server's HTML stays as it is.
export const SearchButton = whenLoaded(
  part<SearchButtonProps>(
    async () => (await import('../search-panel/SearchButton')).SearchButton,
    () => null,
  ),
);
export const BrandSign = whenLoaded(
  part(
    async () => brandSign((await import('../icons/brand-icons')).brandIcon),
    brandSign(() => undefined),
  ),
  EmptySign,
);

/** A part that comes as a file of its own. Where that cannot be had the bar goes on without it. */
function part<P>(load: () => Promise<ComponentType<P>>, Without: ComponentType<P>) {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        console.error('octavo: A part of the navbar could not be loaded.', error);
        return { default: Without };
      },
    ),
  );
}
