import { stringify } from 'yaml';

import { escapeText } from '../markdown/escape-text';
import { replaceImports } from '../markdown/imports';
import { OUTLINE_HINT, suggestPlugin } from '../migration';
import type { MigrationProblem } from '../report/migration-problem';
import {
  createKeyProblem,
  DRAFT_PROBLEM,
  findPaginationProblems,
  PAGINATION_HINT,
  parsePage,
} from '../tree/page-frontmatter';
import { convertDocusaurusMarkdown, unwrapMdxCode } from './convert-docusaurus-markdown';

/** Frontmatter keys that other parts of the migration use, or that have no visible effect. */
const USED = new Set([
  'authors',
  'author',
  'authorImageURL',
  'authorTitle',
  'authorURL',
  'author_image_url',
  'author_title',
  'author_url',
  'date',
  'displayed_sidebar',
  'hide_title',
  'id',
  'keywords',
  'original_id',
  'pagination_next',
  'pagination_prev',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'tags',
  'hide_table_of_contents',
  'hide_reading_time',
]);
/** Hints for frontmatter keys that Octavo does not have. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  custom_edit_url: 'Edit links lead to the files in the content folder.',
  last_update: 'The last update is the time of the last Git commit.',
  pagination_label: PAGINATION_HINT,
  parse_number_prefixes: 'Rename the page, or add a redirect.',
  sidebar_class_name: 'Set `context` for styles of the sidebar item.',
  title_meta: 'Set `titleSuffix` to change the end of the title in the browser tab.',
  toc_max_heading_level: OUTLINE_HINT,
  toc_min_heading_level: OUTLINE_HINT,
  wrapperClassName: 'Use a layout slot or CSS for styles of the page.',
};
/** Components of Octavo that pages use without an import. */
const WITHOUT_IMPORT = /^@theme\/(?:Tabs|TabItem|TOCInline)$/;

/** Frontmatter of a post, in the form of the blog plugin. */
export interface PostFrontmatter {
  date?: string;
  authors?: (string | { name: string; url: string })[];
  tags?: string[];
}

export interface ConvertedPage {
  text: string;
  extension: '.md' | '.mdx';
  problems: MigrationProblem[];
}

/** Converts a page of Docusaurus, or a post with its new frontmatter. Problems have no file. */
export function convertDocusaurusPage(source: string, post: PostFrontmatter = {}): ConvertedPage {
  const { data, body, offset } = parsePage(source);
  const problems: MigrationProblem[] = [
    ...(data.draft === true ? [DRAFT_PROBLEM] : []),
    ...findPaginationProblems(data, ['pagination_prev', 'pagination_next']),
    ...findUnsupportedKeys(data),
  ];
  if (hasRelativeImage(data))
    problems.push({
      line: 1,
      column: 1,
      message: `\`image\` was not migrated, because "${data.image}" is a relative path.`,
      hint: 'Move the image to the public folder, and set its path, such as `/preview.png`.',
    });
  const withoutImports = replaceImports(unwrapMdxCode(body), ({ specifier, source: statement }) => {
    if (WITHOUT_IMPORT.test(specifier)) return '';
    if (/^['"]react['"]$/.test(`"${specifier}"`) && /^import React from/.test(statement)) return '';
    return undefined;
  }).replace(/^\n+/, '\n');
  const { text, extension, fences } = convertDocusaurusMarkdown(withoutImports);
  for (const fence of new Set(fences)) {
    problems.push({
      line: offset + 1,
      column: 1,
      message:
        fence === 'live'
          ? 'Live code blocks are shown as static code.'
          : 'Mermaid diagrams are shown as code.',
      hint:
        fence === 'live'
          ? 'Import a component that renders the example, and use it in the page.'
          : suggestPlugin('mermaid'),
    });
  }
  const title = typeof data.title === 'string' ? data.title : undefined;
  const hasHeading =
    /^(?:\s*(?:import|export)\b[^\n]*\n|\s*\n)*#\s/.test(text) ||
    /^#\s/m.test(firstLines(text)) ||
    /^[^\n]+\n=+\s*$/m.test(firstLines(text));
  const heading =
    title !== undefined && !hasHeading && data.hide_title !== true
      ? `\n# ${escapeText(title)}\n`
      : '';
  const frontmatter = { ...convertFrontmatter(data), ...post };
  const block = Object.keys(frontmatter).length > 0 ? `---\n${stringify(frontmatter)}---\n` : '';
  return { text: block + insertHeading(text, heading), extension, problems };
}

function findUnsupportedKeys(data: Record<string, unknown>): MigrationProblem[] {
  return Object.entries(UNSUPPORTED)
    .filter(([key]) => data[key] !== undefined && data[key] !== null)
    .map(([key, hint]) => createKeyProblem(key, hint, 'cosmetic'));
}

/** Checks whether the link preview image is next to the page. Octavo expects a path in the public folder or a URL. */
function hasRelativeImage({ image }: Record<string, unknown>): boolean {
  return typeof image === 'string' && image.startsWith('.');
}

function firstLines(text: string): string {
  return text.split('\n').slice(0, 15).join('\n').split('```')[0]!;
}

/** Inserts a heading below the imports of a page. */
function insertHeading(text: string, heading: string): string {
  if (heading === '') return text;
  const imports = /^(?:\s*import\b[^\n]*(?:\n(?=[ \t}])[^\n]*)*\n)+/.exec(text)?.[0] ?? '';
  return `${imports}${heading}\n${text.slice(imports.length).replace(/^\n+/, '')}`;
}

function convertFrontmatter(data: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(data).filter(
    ([key, value]) =>
      !USED.has(key) &&
      UNSUPPORTED[key] === undefined &&
      value !== null &&
      !(key === 'image' && hasRelativeImage(data)),
  );
  const { keywords, hide_table_of_contents: hidesOutline } = data;
  const words = Array.isArray(keywords) ? keywords.join(', ') : keywords;
  return {
    ...Object.fromEntries(kept),
    ...(typeof words === 'string' && words
      ? { head: [['meta', { name: 'keywords', content: words }]] }
      : {}),
    ...(hidesOutline === true ? { outline: false } : {}),
    ...(data.custom_edit_url === null ? { editLink: false } : {}),
  };
}
