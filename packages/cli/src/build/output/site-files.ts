import type { SiteFiles } from '../../model/plugin-values';
import type { Output } from './output';

/** Returns the interface through which plugins read and write files of the output. */
export function createSiteFiles(output: Output): SiteFiles {
  return {
    write: output.write,
    read: output.read,
    async put(path, key, make) {
      const content = output.has(path, key) ? '' : await make();
      output.put(path, key, () => content);
      await output.waitForCapacity();
    },
  };
}
