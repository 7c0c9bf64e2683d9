import type { CompileContext } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Runtime } from '../../model/payload';
import type { SiteGraph } from '../../site/read-site';
import { trackActivityWithoutTimeout } from '../../watchdog/watchdog';
import { type Bundles, bundleSite } from './bundle-site';
import type { ModulePage } from './generated';

export interface BundlePagesInput {
  config: SiteConfig;
  context: CompileContext;
  site: Pick<SiteGraph, 'published' | 'summaries'>;
  runtime: Runtime;
}

/** Checks whether the bundles contain a module for a page. */
export function hasModule(
  { kind, filePath }: Page,
  { summaries }: Pick<SiteGraph, 'summaries'>,
): boolean {
  return kind === 'component' || summaries.get(filePath)?.isStatic === false;
}

/** Returns the pages that have a module. */
export function getModulePages(site: Pick<SiteGraph, 'published' | 'summaries'>): ModulePage[] {
  return site.published
    .filter((page) => hasModule(page, site))
    .map(({ routePath, filePath, kind }) => ({
      routePath,
      filePath,
      kind,
      codeHash: site.summaries.get(filePath)?.codeHash,
    }));
}

/** Builds the production bundles with all pages that have a module. */
export function bundlePages({
  config,
  context,
  site,
  runtime,
}: BundlePagesInput): Promise<Bundles> {
  return bundleModules({ config, context, pages: getModulePages(site), runtime });
}

/** Builds the production bundles with the modules of pages. */
export function bundleModules({
  config,
  context,
  pages,
  runtime,
}: Omit<BundlePagesInput, 'site'> & { pages: readonly ModulePage[] }): Promise<Bundles> {
  return trackActivityWithoutTimeout('bundling', () =>
    bundleSite({ config, compile: context, mode: 'production', runtime, pages }),
  );
}
