import { Icon } from '../icons/Icon';
import { warnOnce } from '../validate/warn-once';
import type { BrandIconProps } from './create-brand-icon';

export { SearchButton } from '../search-panel/SearchButton';

/** Renders a link icon. Known icons are inlined in the site data, so any name passed to this component is unknown. */
export function BrandIcon({ name }: BrandIconProps) {
  warnOnce(
    `Unknown social link icon "${name}". Falling back to a link icon. Use a built-in icon name or an SVG.`,
  );
  return <Icon name="link" />;
}
