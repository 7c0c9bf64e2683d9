import { uniqueProblems } from '../model/errors';
import { groupBy } from '../model/group-by';
import type { NavFiles } from '../model/nav-files';
import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import { type Edition, findEdition } from '../site/assemble-site';
import { findSidebarKey } from '../site/navigation/navigations';

/** Missing pages, dead links and missing images in nav files, meta files and the configuration. */
export interface LiveNav {
  /** Reports the findings of the sidebar that a page is in, from now on. */
  open: (page: Pick<Page, 'lang' | 'version' | 'routePath'>, site: NavState) => void;
  /** Reports all findings again, because pages, nav files or public files have changed. */
  report: (site: NavState) => void;
}

export interface NavState {
  editions: readonly Edition[];
  navFiles: NavFiles;
}

export interface LiveNavInput {
  /** Returns the dead links and missing images. */
  checkLinks: (state: NavState) => Finding[];
  /** Paths of the files that had findings before. If there are any, all sidebars are checked, and at once. */
  previous: readonly string[];
  /** Called with the findings of a file when they change. */
  onFindings: (filePath: string, findings: readonly Finding[]) => void;
}

/**
 * Creates the check of these files. Without previous findings, it does nothing until a page is opened, because it reads the
 * titles of pages.
 */
export function createLiveNav({ checkLinks, previous, onFindings }: LiveNavInput): LiveNav {
  const checksAll = previous.length > 0;
  /** Opened sidebars as JSON of their language, version and key. */
  const opened = new Set<string>();
  /** Findings of each file as JSON. */
  let reported = new Map<string, string>(previous.map((file) => [file, '']));

  function findMissingPages(editions: readonly Edition[]): Finding[] {
    const problems = editions.flatMap((edition) =>
      edition.sidebarKeys
        .filter((key) => checksAll || opened.has(toJson(edition, key)))
        .flatMap((key) => edition.problems(key)),
    );
    // The sidebars of a folder and of its subfolder can contain the same files.
    return uniqueProblems(problems).map((problem) => ({ ...problem, rule: 'dead-link' }));
  }

  function report(state: NavState): void {
    if (opened.size === 0 && !checksAll) return;
    // Each language has the same footer.
    const findings = uniqueProblems([...findMissingPages(state.editions), ...checkLinks(state)]);
    const byFile = groupBy(findings, ({ file }) => file!);
    const next = new Map<string, string>();
    for (const [file, all] of byFile) {
      const json = JSON.stringify(all);
      next.set(file, json);
      if (json !== reported.get(file)) onFindings(file, all);
    }
    for (const file of reported.keys()) if (!next.has(file)) onFindings(file, []);
    reported = next;
  }

  return {
    report,
    open({ lang, version, routePath }, site) {
      const edition = findEdition(site.editions, { lang, version });
      // The key is empty if the page has no sidebar.
      const key = findSidebarKey(routePath, new Set(edition.sidebarKeys)) ?? '';
      const json = toJson(edition, key);
      if (opened.has(json)) return;
      opened.add(json);
      report(site);
    },
  };
}

function toJson({ lang, version }: Pick<Edition, 'lang' | 'version'>, key: string): string {
  return JSON.stringify([lang, version, key]);
}
