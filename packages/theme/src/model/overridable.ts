/** Names of the overridable components, in page order. Their props are defined in `ThemeParts`. */
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

/** Name of an overridable component. */
export type OverridableComponentName = (typeof OVERRIDABLE_COMPONENTS)[number];
