import { type ComponentType, createContext, useContext } from 'react';

import type { OverridableName } from '../model/overridable';

/**
 * Overrides of the site, by the name of the component they replace. Their props are checked where they are passed to
 * `SiteProvider`: types of every component would make this module depend on all of them.
 */
export const OverridesContext = createContext<
  Partial<Record<OverridableName, unknown>> | undefined
>(undefined);

/** Returns the site's override of a component, or the theme's own component. */
export function useOverride<Props>(
  name: OverridableName,
  original: ComponentType<Props>,
): ComponentType<Props> {
  const override = useContext(OverridesContext)?.[name] as ComponentType<Props> | undefined;
  return override ?? original;
}
