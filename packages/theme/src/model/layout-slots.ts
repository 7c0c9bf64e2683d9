/** Names of the layout slots. `LayoutSlots` describes them. */
export const LAYOUT_SLOTS = [
  'top',
  'navbarBefore',
  'navbarAfter',
  'sidebarBefore',
  'sidebarAfter',
  'outlineBefore',
  'outlineAfter',
  'docBefore',
  'docAfter',
  'docFooterAfter',
  'homeBefore',
  'heroBefore',
  'heroAfter',
  'featuresBefore',
  'featuresAfter',
  'toolStackBefore',
  'toolStackAfter',
  'homeAfter',
  'notFoundBefore',
  'notFoundAfter',
  'footerBefore',
  'footerAfter',
  'bottom',
] as const;

/** Name of a layout slot. */
export type LayoutSlotName = (typeof LAYOUT_SLOTS)[number];
