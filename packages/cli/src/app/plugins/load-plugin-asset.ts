import { withBase } from '@octavo/theme/urls';

import type { PluginAsset } from '../../model/payload';
import { loadScript } from '../load-script';

/**
 * Loads a script or a stylesheet of plugins. Resolves once the page can be shown: with its stylesheets, but without
 * waiting for scripts. Errors are logged, because the page works without plugins.
 */
export async function loadPluginAsset(
  { file, integrity }: PluginAsset,
  base: string,
): Promise<void> {
  const loading = loadScript(withBase(file, base), integrity).catch((error: unknown) =>
    console.error('[octavo] Failed to load a file of a plugin.', error),
  );
  if (file.endsWith('.css')) await loading;
}
