import { isAbsolute, relative } from 'node:path';

import type { BuildSummary } from '../build/build-site';
import type { RemoteSummary } from '../build/remote-files';
import { toPosixPath } from '../files/posix-path';
import type { SiteConfig } from '../model/config';
import { plural } from '../model/plural';

/** Summary of a build as lines for the terminal. */
export interface SummaryLines {
  /** Number of pages, build time and output folder. */
  result: string;
  /** Download size of a first visit, and what the build has not reused. */
  details: string[];
}

/** Formats the summary of a build. */
export function formatSummary(
  { pages, compiled, rendered, output, firstVisit, runtime }: BuildSummary,
  { cwd, outDir }: Pick<SiteConfig, 'cwd' | 'outDir'>,
  milliseconds: number,
): SummaryLines {
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const { script, style, idleScript } = firstVisit;
  const later = idleScript > 0 ? `, and ${size(idleScript)} of scripts when the page is idle` : '';
  const cause = runtime.reason ? ` React runs the whole page, because of ${runtime.reason}.` : '';
  const work = `${plural(compiled, 'page')} compiled, ${rendered} rendered`;
  // In the first build, all files are new.
  const writing =
    output.written.length === output.total
      ? `${work}, ${plural(output.total, 'file')} written.`
      : `Since the last build: ${work}, ${output.written.length} of ${plural(output.total, 'file')} written.`;
  return {
    result: `Built ${plural(pages, 'page')} in ${(milliseconds / 1000).toFixed(1)} s. The site is in ${formatFolder(outDir, cwd)}.`,
    details: [
      `First visit, compressed: ${size(script)} of scripts and ${size(style)} of styles${later}.${cause}`,
      writing,
    ],
  };
}

/** Formats what was transferred from and to the remote cache. Returns `undefined` if nothing was. */
export function formatTransfer({
  pages,
  files,
  downloaded,
  uploaded,
}: Omit<RemoteSummary, 'failure'>): string | undefined {
  const size = (bytes: number) =>
    bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  const count = new Intl.NumberFormat('en').format(pages);
  const parts = [
    ...(files > 0
      ? [`${count} ${pages === 1 ? 'page' : 'pages'} restored, ${size(downloaded)}`]
      : []),
    ...(uploaded > 0 ? [`${size(uploaded)} uploaded`] : []),
  ];
  return parts.length > 0 ? `Remote cache: ${parts.join('; ')}.` : undefined;
}

function formatFolder(folder: string, cwd: string): string {
  const path = toPosixPath(relative(cwd, folder));
  return path.startsWith('..') || isAbsolute(path) ? folder : path;
}
