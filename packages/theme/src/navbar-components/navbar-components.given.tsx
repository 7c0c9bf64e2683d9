import { Icon } from '../icons/Icon';
import { warnOnce } from '../validate/warn-once';
import type { BrandSignProps } from './brand-sign';

export { SearchButton } from '../search-panel/SearchButton';

/** The site's data has the paths of all signs that are known, and a name for the others only. */
export function BrandSign({ name }: BrandSignProps) {
  warnOnce(`Social link icon "${name}" is unknown; a link sign is shown instead.`);
  return <Icon name="link" />;
}
