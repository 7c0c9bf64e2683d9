import { getBrandIcon } from '../icons/brand-icons';
import { EmptyIcon } from '../icons/Icon';
import { SearchButton as DefaultSearchButton } from '../search-panel/SearchButton';
import { createBrandIcon } from './create-brand-icon';
import { withSuspense } from './with-suspense';

// Server variant. Browsers use `navbar-components.lazy`, because many applications with only a navbar use neither
// search nor social icons. If the site data contains the icons, both environments use `navbar-components.site-data`
// (see `imports` in package.json).
export const SearchButton = withSuspense(DefaultSearchButton);
export const BrandIcon = withSuspense(createBrandIcon(getBrandIcon), EmptyIcon);
