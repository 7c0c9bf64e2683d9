import { Icon } from '../icons/Icon';
import { warnOnce } from '../validate/warn-once';
import type { BrandIconProps } from './create-brand-icon';

export { SearchButton } from '../search-panel/SearchButton';

/** Renders a link icon. The site data contains the paths of all known icons, so that a name is always unknown here. */
export function BrandIcon({ name }: BrandIconProps) {
  warnOnce(
    `Unknown social link icon "${name}". A link icon is shown instead. Use a built-in name or an SVG.`,
  );
  return <Icon name="link" />;
}
