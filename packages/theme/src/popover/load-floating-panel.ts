/** Loads the panel component. It contains the positioning code, which is most of the code of a popover. */
export const loadFloatingPanel = () => import('./FloatingPanel');
