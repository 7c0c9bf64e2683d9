import { type ComponentType, createContext, useContext } from 'react';

import type { OverridableComponentName } from '../model/overridable';

/**
 * Component overrides by name. Their types are `unknown` here, so that this module does not import all components. The
 * props for `SiteProvider` have the exact types.
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
