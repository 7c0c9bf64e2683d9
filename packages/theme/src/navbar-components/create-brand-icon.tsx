import type { ComponentType } from 'react';

import { Icon, PathIcon } from '../icons/Icon';
import type { IconPath } from '../model/types';
import { warnOnce } from '../validate/warn-once';

export interface BrandIconProps {
  /** Case-insensitive name of a social network. */
  name: string;
}

/** Creates a component that renders brand icons. The component renders a link icon for unknown names. */
export function createBrandIcon(
  getBrandIcon: (name: string) => IconPath | undefined,
): ComponentType<BrandIconProps> {
  return ({ name }) => {
    const path = getBrandIcon(name);
    if (path) return <PathIcon path={path} />;
    warnOnce(
      `Unknown social link icon "${name}". Falling back to a link icon. Use a built-in icon name or an SVG.`,
    );
    return <Icon name="link" />;
  };
}
