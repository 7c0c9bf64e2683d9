import { auditCompilerWarnings } from '../check/rules/page-rules';
import type { PageSummary } from '../model/compiled-page';
import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import type { PageLinkFindings } from './page-links';

/** Dead and unsafe links and missing images of the compiled pages. */
export interface LiveLinks {
  /**
   * Reports the findings of a page if they are known.
   *
   * @returns pages with unknown IDs to which anchors of the page link
   */
  report: (filePath: string) => Page[];
  /** Checks whether one of the pages has findings that were not reported. */
  hasNewFindings: (pages: readonly Pick<Page, 'filePath'>[]) => boolean;
  /** Reports the findings of all pages again, because the pages that they link to have changed. */
  reportAll: () => void;
  /** Returns the paths of the pages with findings. */
  filesWithFindings: () => string[];
}

export interface LiveLinksInput {
  /** Paths of the pages that had findings before. They are replaced when the pages are checked again. */
  previous: readonly string[];
  findPage: (filePath: string) => Page | undefined;
  /** Returns the summary of a compiled page, or `undefined` if the file has changed since. */
  getSummary: (filePath: string) => PageSummary | undefined;
  checkLinks: (page: Page) => PageLinkFindings;
  /** Called with the findings of a page when they change. */
  onPageLinks: (filePath: string, findings: readonly Finding[]) => void;
}

/** Findings of a page without problems. */
const NONE = '[]';

/** Creates the list. */
export function createLiveLinks({
  previous,
  findPage,
  getSummary,
  checkLinks,
  onPageLinks,
}: LiveLinksInput): LiveLinks {
  /** Findings of each page as JSON, by path. */
  const reported = new Map<string, string>(previous.map((filePath) => [filePath, '']));

  /** Returns the findings of a page, or `undefined` if they are unknown. */
  function check(page: Page): PageLinkFindings | undefined {
    const summary = getSummary(page.filePath);
    // The page is compiled again soon. Until then, it keeps its findings, which would otherwise seem to be fixed.
    if (page.kind === 'markdown' && !summary) return undefined;
    const { findings, unknownTargets } = checkLinks(page);
    return {
      findings: [...(summary ? findMissingImages(summary) : []), ...findings],
      unknownTargets,
    };
  }

  function report(filePath: string): Page[] {
    const page = findPage(filePath);
    if (!page) {
      reported.delete(filePath);
      onPageLinks(filePath, []);
      return [];
    }
    const checked = check(page);
    if (!checked) return [];
    const json = JSON.stringify(checked.findings);
    if (json !== reported.get(filePath)) onPageLinks(filePath, checked.findings);
    reported.set(filePath, json);
    return checked.unknownTargets;
  }

  return {
    report,
    hasNewFindings: (pages) =>
      pages.some(({ filePath }) => {
        const page = findPage(filePath);
        const { findings = [] } = (page && check(page)) ?? {};
        return findings.length > 0 && JSON.stringify(findings) !== reported.get(filePath);
      }),
    reportAll() {
      for (const filePath of reported.keys()) report(filePath);
    },
    filesWithFindings: () =>
      [...reported].flatMap(([filePath, json]) => (json === NONE ? [] : filePath)),
  };
}

function findMissingImages(summary: PageSummary): Finding[] {
  return auditCompilerWarnings([summary]).filter(({ rule }) => rule === 'dead-asset');
}
