import { type ComponentType, createContext, useContext } from 'react';

/** Names of the components that a site can override. `ThemeParts` has the props that each receives. */
export type PartName =
  | 'Layout'
  | 'Navbar'
  | 'Logo'
  | 'SearchButton'
  | 'ColorModeControl'
  | 'Sidebar'
  | 'Outline'
  | 'Overview'
  | 'DocFooter'
  | 'BackgroundImage'
  | 'Hero'
  | 'Features'
  | 'ToolStack'
  | 'SiteFooter'
  | 'NotFound';

/**
 * Overrides of the site, by the name of the component they replace. Their props are checked where they are passed to
 * `SiteProvider`: types of every component would make this module depend on all of them.
 */
export const PartsContext = createContext<Partial<Record<PartName, unknown>> | undefined>(
  undefined,
);

/** Returns the site's override of a component, or the theme's own component. */
export function usePart<Props>(name: PartName, own: ComponentType<Props>): ComponentType<Props> {
  const override = useContext(PartsContext)?.[name] as ComponentType<Props> | undefined;
  return override ?? own;
}
