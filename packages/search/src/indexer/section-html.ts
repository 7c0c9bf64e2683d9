import { escapeHtml } from '@octavo/mdx-plugins/escape';
import { splitSections } from '../engine/sections';
import type { IndexEntry } from '../model/types';

/**
 * Returns a page as a minimal HTML document for engines that index HTML, such as Pagefind. It contains the same headings
 * and text that the built-in engine indexes. The weight becomes `data-pagefind-weight`.
 *
 * @example
 * ```ts
 * await index.addHTMLFile({ url: entry.routePath, content: sectionHtml(entry) });
 * ```
 */
export function sectionHtml(entry: IndexEntry): string {
  const depths = new Map(entry.toc.map(({ id, depth }) => [id, depth]));
  const blocks = splitSections(entry, 0).map(({ heading, body }) => {
    const level = Math.min(6, Math.max(2, heading ? (depths.get(heading.id) ?? 2) : 1));
    const head = heading
      ? `<h${level} id="${escapeHtml(heading.id)}">${escapeHtml(heading.text)}</h${level}>`
      : `<h1>${escapeHtml(entry.title)}</h1>`;
    const paragraphs = body.split(/\n{2,}/).filter((text) => text.trim() !== '');
    return [head, ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)].join('\n');
  });
  const weight = entry.weight === undefined ? '' : ` data-pagefind-weight="${entry.weight}"`;
  return `<!doctype html><html lang="${escapeHtml(entry.lang)}"><head><title>${escapeHtml(entry.title)}</title></head><body${weight}>
${blocks.join('\n')}
</body></html>`;
}
