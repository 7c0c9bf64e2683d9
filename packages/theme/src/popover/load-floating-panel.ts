/**
 * Loads the panel component lazily, because it contains the positioning code, which is the largest part of a popover.
 */
export const loadFloatingPanel = () => import('./FloatingPanel');
