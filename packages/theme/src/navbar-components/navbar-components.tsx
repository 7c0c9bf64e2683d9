import { brandIcon } from '../icons/brand-icons';
import { EmptySign } from '../icons/Icon';
import { SearchButton as OwnSearchButton } from '../search-panel/SearchButton';
import { brandSign } from './brand-sign';
import { whenLoaded } from './when-loaded';

// For servers. Most applications that use only the navbar have neither a search nor icons of networks: browsers use
// `navbar-components.lazy`. If the site data contains the icons, all use `navbar-components.given` (`imports` in
// package.json).
export const SearchButton = whenLoaded(OwnSearchButton);
export const BrandSign = whenLoaded(brandSign(brandIcon), EmptySign);
