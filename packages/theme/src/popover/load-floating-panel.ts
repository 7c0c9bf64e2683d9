/** Load what finds the place of a panel: it is most of what a popover weighs. */
export const loadFloatingPanel = () => import('./FloatingPanel');
