import type { CompileContext } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Runtime } from '../../model/payload';
import type { SiteGraph } from '../../site/read-site';
import { trackActivityWithoutTimeout } from '../../watchdog/watchdog';
import { type Bundles, bundleSite } from './bundle-site';

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

/** Builds the production bundles with all pages that have a module. */
export function bundlePages({
  config,
  context,
  site,
  runtime,
}: BundlePagesInput): Promise<Bundles> {
  const { published, summaries } = site;
  return trackActivityWithoutTimeout('bundling', () =>
    bundleSite({
      config,
      compile: context,
      mode: 'production',
      runtime,
      pages: published
        .filter((page) => hasModule(page, site))
        .map(({ routePath, filePath, kind }) => ({
          routePath,
          filePath,
          kind,
          codeHash: summaries.get(filePath)?.codeHash,
        })),
    }),
  );
}
