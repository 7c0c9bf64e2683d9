import { Icon } from '../icons/Icon';
import type { BrandIconProps } from './create-brand-icon';

export { SearchButton } from '../search-panel/SearchButton';

/**
 * Renders a link icon. Known icons are inlined in the site data, so any name passed to this component is unknown. The
 * application warns about it when it creates the site data, not in the consoles of readers.
 */
export function BrandIcon(_props: BrandIconProps) {
  return <Icon name="link" />;
}
