import { type ComponentType, createContext, useContext } from 'react';

import type { OverridableName } from '../model/overridable';

/**
 * Overrides of the site, by component name. The props of `SiteProvider` check their types. Checking them here would make
 * this module depend on all components.
 */
export const OverridesContext = createContext<
  Partial<Record<OverridableName, unknown>> | undefined
>(undefined);

/** Returns the override of a theme component, or the original component if the site does not override it. */
export function useOverride<Props>(
  name: OverridableName,
  original: ComponentType<Props>,
): ComponentType<Props> {
  const override = useContext(OverridesContext)?.[name] as ComponentType<Props> | undefined;
  return override ?? original;
}
