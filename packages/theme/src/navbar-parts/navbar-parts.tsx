import { brandIcon } from '../icons/brand-icons';
import { EmptySign } from '../icons/Icon';
import { SearchButton as OwnSearchButton } from '../search-panel/SearchButton';
import { brandSign } from './brand-sign';
import { whenLoaded } from './when-loaded';

// What servers draw a navbar with. Most applications that use one alone have neither a search nor signs of networks:
// a browser takes `navbar-parts.lazy`, and where a site's data says what there is, all take `navbar-parts.given` (`imports`
// in package.json).
export const SearchButton = whenLoaded(OwnSearchButton);
export const BrandSign = whenLoaded(brandSign(brandIcon), EmptySign);
