/** Names of the components that a site can override, in page order. `ThemeParts` contains their props. */
export const OVERRIDABLE_COMPONENTS = [
  'Layout',
  'Navbar',
  'Logo',
  'SearchButton',
  'ColorModeControl',
  'Sidebar',
  'Outline',
  'Overview',
  'DocFooter',
  'BackgroundImage',
  'Hero',
  'Features',
  'ToolStack',
  'SiteFooter',
  'NotFound',
] as const;

/** Name of a component that a site can override. */
export type OverridableName = (typeof OVERRIDABLE_COMPONENTS)[number];
