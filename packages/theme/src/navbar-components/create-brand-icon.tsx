import type { ComponentType } from 'react';

import { Icon, PathIcon } from '../icons/Icon';
import type { IconPath } from '../model/types';
import { warnOnce } from '../validate/warn-once';

export interface BrandIconProps {
  /** Name of a social network. Case-insensitive. */
  name: string;
}

/** Returns a component that renders the icons of `brandIcon`, and a link icon for unknown names. */
export function createBrandIcon(
  brandIcon: (name: string) => IconPath | undefined,
): ComponentType<BrandIconProps> {
  return ({ name }) => {
    const path = brandIcon(name);
    if (path) return <PathIcon path={path} />;
    warnOnce(
      `Unknown social link icon "${name}". A link icon is shown instead. Use a built-in name or an SVG.`,
    );
    return <Icon name="link" />;
  };
}
