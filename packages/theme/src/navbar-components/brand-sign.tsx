import type { ComponentType } from 'react';

import { Icon, Sign } from '../icons/Icon';
import type { IconPath } from '../model/types';
import { warnOnce } from '../validate/warn-once';

export interface BrandSignProps {
  /** Name of a social network, in any case. */
  name: string;
}

/** A component for signs that `brandIcon` knows; those of other names are that of a link. */
export function brandSign(
  brandIcon: (name: string) => IconPath | undefined,
): ComponentType<BrandSignProps> {
  return ({ name }) => {
    const path = brandIcon(name);
    if (path) return <Sign path={path} />;
    warnOnce(`Social link icon "${name}" is unknown; a link sign is shown instead.`);
    return <Icon name="link" />;
  };
}
