import { createContext } from 'react';

/**
 * Whether the layout is rendered for a page without React: closed overlays are then part of the HTML, so that a script
 * can show them.
 */
export const StaticShellContext = createContext(false);
