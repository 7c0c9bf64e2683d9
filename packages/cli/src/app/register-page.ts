import { registry } from './page-modules';
import type { PageModule } from './registry';

/** Called by the entry of each page that has code, as its script arrives. */
export function registerPage(key: string, module: PageModule): void {
  registry.set(key, module);
}
