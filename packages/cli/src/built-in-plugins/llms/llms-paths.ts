import { joinRoute, toMarkdownFile } from '@octavo/theme/urls';

import { langOptions } from '../../content/scan/route-of';
import type { LlmsConfig } from '../../model/config-values.generated';
import type { Page } from '../../model/page';

/** Where `llms.txt` or `llms-full.txt` of a language and version is written, below the output folder. */
export function llmsPath(
  name: 'llms.txt' | 'llms-full.txt',
  { lang, version }: Pick<Page, 'lang' | 'version'>,
  config: Parameters<typeof langOptions>[0],
): string {
  return joinRoute({ lang, version, rest: `/${name}` }, langOptions(config)).slice(1);
}

/** Every file that is published for programs, below the output folder. */
export function llmsPaths(
  pages: readonly Pick<Page, 'routePath' | 'lang' | 'version'>[],
  config: Parameters<typeof langOptions>[0],
  { pages: twins, index, full }: Required<LlmsConfig>,
): string[] {
  const paths = pages.flatMap((page) => [
    ...(twins ? [toMarkdownFile(page.routePath)] : []),
    ...(index ? [llmsPath('llms.txt', page, config)] : []),
    ...(full ? [llmsPath('llms-full.txt', page, config)] : []),
  ]);
  return [...new Set(paths)];
}
