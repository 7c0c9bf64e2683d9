import type { ComponentType } from 'react';

import type { FloatingPanelProps } from './FloatingPanel';

let LoadedPanel: ComponentType<FloatingPanelProps> | undefined;

/**
 * Loads the panel component lazily, because it contains the positioning code, which is the largest part of a popover. If
 * the chunk fails to load, the promise rejects and the next call retries.
 */
export async function loadFloatingPanel(): Promise<ComponentType<FloatingPanelProps>> {
  LoadedPanel ??= (await import('./FloatingPanel')).default;
  return LoadedPanel;
}

/** Returns the panel component if it has loaded. */
export function getLoadedFloatingPanel(): ComponentType<FloatingPanelProps> | undefined {
  return LoadedPanel;
}
