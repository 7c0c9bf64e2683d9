import type { UserConfig } from '../model/config';
import { inspectFolder } from './inspect-folder';
import { CODE_EXTENSIONS, getDescription } from './plan-site';

/**
 * Returns a configuration for a folder with Markdown files, which is the same as that of `octavo init`. Returns `undefined`
 * if the folder contains no pages.
 *
 * @throws {OctavoError} `USAGE` if `package.json` is not a JSON object
 */
export function createDefaultConfig(folder: string): UserConfig | undefined {
  const { contentRoot, title, manifest } = inspectFolder(folder);
  if (contentRoot === undefined) return undefined;
  const route = { exclude: [`**/*.{${CODE_EXTENSIONS.join(',')}}`] };
  const description = getDescription(manifest);
  return {
    title,
    ...(description !== undefined && { description }),
    root: contentRoot,
    ...(contentRoot === '.' && { route }),
  };
}
