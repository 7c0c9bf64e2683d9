import { toHtmlFile } from '@octavo/theme/urls';

import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import type { Placed, Targets } from './rules/targets';

export interface OutputAuditInput {
  /** Anchors that only what is rendered can tell. */
  unsure: readonly Placed[];
  /** Pages with code of their own: what it shows is known from here on. */
  pages: readonly Page[];
  targets: Targets;
  /** HTML of a page by its path below the output folder. */
  htmlOf: (path: string) => Promise<string | undefined>;
}

/** Look once more at what could not be known before pages were rendered: ids and links that code makes. */
export async function auditOutput({
  unsure,
  pages,
  targets,
  htmlOf,
}: OutputAuditInput): Promise<Finding[]> {
  const idsByPage = new Map<Page, Promise<Set<string>>>();
  const idsOf = (page: Page) => {
    const ids =
      idsByPage.get(page) ??
      htmlOf(toHtmlFile(page.routePath)).then((html = '') => new Set(attributes(html, 'id')));
    idsByPage.set(page, ids);
    return ids;
  };
  const hasId = async ({ unsure: anchor }: Placed) =>
    anchor !== undefined && (await idsOf(anchor.page)).has(anchor.id);

  const findings: Finding[] = [];
  for (const { unsure: _anchor, ...finding } of await reject(unsure, hasId)) findings.push(finding);
  for (const page of pages) {
    const html = (await htmlOf(toHtmlFile(page.routePath))) ?? '';
    const written = new Set(page.content.links.map(({ resolved }) => resolved));
    for (const href of new Set(attributes(html, 'href'))) {
      if (written.has(href)) continue;
      const verdict = targets.link(href, page);
      if (!verdict) continue;
      const { unsure: anchor, ...finding } = verdict;
      if (anchor && (await idsOf(anchor.page)).has(anchor.id)) continue;
      findings.push({
        ...finding,
        file: page.filePath,
        line: 1,
        column: 1,
        message: `${finding.message} Code of the page links there: ${href}`,
      });
    }
  }
  return findings;
}

async function reject<T>(items: readonly T[], test: (item: T) => Promise<boolean>): Promise<T[]> {
  const verdicts = await Promise.all(items.map(test));
  return items.filter((_, index) => !verdicts[index]);
}

/** Values of an attribute of anchors (`href`) or of any element (`id`), as they are meant. */
export function attributes(html: string, name: 'id' | 'href'): string[] {
  const pattern = name === 'id' ? /<[a-z][^>]*?\sid="([^"]*)"/gi : /<a\s[^>]*?href="([^"]*)"/gi;
  return [...html.matchAll(pattern)].map(([, value]) => plain(value!));
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity]!);
}
