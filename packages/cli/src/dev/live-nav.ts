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
  /** Paths of the files that had findings before. */
  previous: readonly string[];
  /** Called with the findings of a file when they change. */
  onFindings: (filePath: string, findings: readonly Finding[]) => void;
}

/** Creates the check of these files. It does nothing until a page is opened, because it reads the titles of pages. */
export function createLiveNav({ checkLinks, previous, onFindings }: LiveNavInput): LiveNav {
  /** Opened sidebars as JSON of their edition and key. */
  const opened = new Set<string>();
  /** Findings of each file as JSON. */
  let reported = new Map<string, string>(previous.map((file) => [file, '']));

  function findMissingPages(editions: readonly Edition[]): Finding[] {
    const problems = [...opened].flatMap((json) => {
      const { key, ...edition } = JSON.parse(json) as OpenedSidebar;
      const found = editions.find(
        ({ lang, version }) => lang === edition.lang && version === edition.version,
      );
      return found?.sidebarKeys.includes(key) ? found.problems(key) : [];
    });
    // The sidebars of a folder and of its subfolder can contain the same files.
    return uniqueProblems(problems).map((problem) => ({ ...problem, rule: 'dead-link' }));
  }

  function report(state: NavState): void {
    if (opened.size === 0) return;
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
      const { sidebarKeys } = findEdition(site.editions, { lang, version });
      const key = findSidebarKey(routePath, new Set(sidebarKeys)) ?? '';
      const sidebar: OpenedSidebar = { lang, version, key };
      const json = JSON.stringify(sidebar);
      if (opened.has(json)) return;
      opened.add(json);
      report(site);
    },
  };
}

interface OpenedSidebar {
  lang: string;
  version: string;
  /** Page key of the section. Empty if the page has no sidebar. */
  key: string;
}
