import { escapeHtml } from '@octavo/mdx-plugins/escape';
import { splitSections } from '../engine/sections';
import type { IndexEntry } from '../model/types';

/**
 * Renders a page as minimal HTML for search engines that index HTML, such as Pagefind. The headings and text are the same as
 * in the built-in search index. The page weight is written to `data-pagefind-weight`.
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
