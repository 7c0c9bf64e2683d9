import { type ComponentType, createContext, useContext } from 'react';

import type { OverridableComponentName } from '../model/overridable';

/**
 * Component overrides by name. Their types are checked by the props for `SiteProvider`. Checking types here would make
 * this module depend on all components.
 */
export const OverridesContext = createContext<
  Partial<Record<OverridableComponentName, unknown>> | undefined
>(undefined);

/** Returns the site's override for a theme component, or the original component if there is no override. */
export function useOverride<Props>(
  name: OverridableComponentName,
  original: ComponentType<Props>,
): ComponentType<Props> {
  const override = useContext(OverridesContext)?.[name] as ComponentType<Props> | undefined;
  return override ?? original;
}
