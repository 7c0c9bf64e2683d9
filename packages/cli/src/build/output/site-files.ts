import type { SiteFiles } from '../../model/plugin-values';
import type { Output } from './output';

/** Creates the API that plugins use to read and write output files. */
export function createSiteFiles(output: Output): SiteFiles {
  return {
    write: output.write,
    read: output.read,
    async put(path, key, make) {
      const content = output.has(path, key) ? '' : await make();
      output.put(path, key, () => content);
    },
  };
}
