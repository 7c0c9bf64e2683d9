import { joinRoute, toMarkdownFile } from '@octavo/theme/urls';

import { getLangOptions } from '../../content/scan/route-of';
import type { LlmsConfig } from '../../model/config-values.generated';
import type { Page } from '../../model/page';

/** Returns the path of `llms.txt` or `llms-full.txt` for a language and version, relative to the output folder. */
export function getLlmsPath(
  name: 'llms.txt' | 'llms-full.txt',
  { lang, version }: Pick<Page, 'lang' | 'version'>,
  config: Parameters<typeof getLangOptions>[0],
): string {
  return joinRoute({ lang, version, rest: `/${name}` }, getLangOptions(config)).slice(1);
}

/** Returns the paths of all LLM files, relative to the output folder. */
export function getLlmsPaths(
  pages: readonly Pick<Page, 'routePath' | 'lang' | 'version'>[],
  config: Parameters<typeof getLangOptions>[0],
  { pages: markdownPages, index, full }: Required<LlmsConfig>,
): string[] {
  const paths = pages.flatMap((page) => [
    ...(markdownPages ? [toMarkdownFile(page.routePath)] : []),
    ...(index ? [getLlmsPath('llms.txt', page, config)] : []),
    ...(full ? [getLlmsPath('llms-full.txt', page, config)] : []),
  ]);
  return [...new Set(paths)];
}
