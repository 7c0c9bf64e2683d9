import { stringify } from 'yaml';

import { escapeText } from '../markdown/escape-text';
import { findMdxImports, replaceImports } from '../markdown/imports';
import { getAttribute, type JsxTag, replaceTags } from '../markdown/jsx-tags';
import { type CodeBlock, mapMarkdown, mapOutsideCode, printCodeBlock } from '../markdown/map-prose';
import { repairMdx } from '../markdown/repair-mdx';
import type { MigrationProblem } from '../report/migration-problem';
import { DRAFT_PROBLEM, findPaginationProblems, parsePage } from '../tree/page-frontmatter';
import { mapLinks } from '../tree/relative-links';
import { findUnsupportedKeys } from './report-keys';

/** Components of Starlight that pages of Octavo use without an import. */
const GLOBAL = new Set([
  'Tabs',
  'TabItem',
  'Card',
  'CardGrid',
  'LinkCard',
  'Steps',
  'FileTree',
  'Badge',
]);
/** Components of Starlight with a replacement in a generated module. */
export const REPLACED = ['Aside', 'Code', 'Icon', 'LinkButton'] as const;
export const COMPONENTS_MODULE = '@astrojs/starlight/components';
const ASTRO_ASSETS = 'astro:assets';

const BADGE_TYPES: Readonly<Record<string, string>> = {
  note: 'info',
  success: 'tip',
  tip: 'tip',
  caution: 'warning',
  danger: 'danger',
};
/** Frontmatter keys that other parts of the migration use, or that have no visible effect. */
const USED = new Set([
  'banner',
  'editUrl',
  'head',
  'hero',
  'lastUpdated',
  'next',
  'pagefind',
  'prev',
  'sidebar',
  'slug',
  'tableOfContents',
  'template',
  'topic',
]);

const TEXT_DIRECTIVE = /((?<![:\w]):[a-z][\w-]*(?:\[[^\]\n]*\])?)\{(?=[^{}\n]*\})/gi;

export interface ConvertedPage {
  text: string;
  problems: MigrationProblem[];
}

export interface ConvertPageOptions {
  /** Base of the site, which links in the original pages contain. @default '/' */
  base?: string;
  /** Whether other pages import the file, which is not a page, so that its title is not visible. @default false */
  isPartial?: boolean;
}

/** Converts a page of Starlight. Problems have no file. */
export function convertStarlightPage(
  source: string,
  isMdx: boolean,
  { base = '/', isPartial = false }: ConvertPageOptions = {},
): ConvertedPage {
  const page = parsePage(source);
  const { data } = page;
  const body = mapLinks(page.body, (link) => removeBase(link, base));
  const problems: MigrationProblem[] = [
    ...(data.draft === true ? [DRAFT_PROBLEM] : []),
    ...findPaginationProblems(data, ['prev', 'next']),
    ...findUnsupportedKeys(data),
  ];
  const markdown = mapMarkdown(body, {
    prose: (prose) =>
      mapOutsideCode(prose, (part) => {
        const text = part.replace(/^(\s*:{3,}\s*[a-z]+(?:\[[^\]\n]*\])?)\{icon=[^}\n]*\}/gm, '$1');
        // Starlight renders other directives as text.
        return isMdx ? text.replace(TEXT_DIRECTIVE, '$1\\{') : text;
      }),
    code: convertFence,
  });
  const text = isMdx ? convertComponents(markdown) : markdown;
  const { banner, hero, title, template } = data as {
    banner?: { content?: string };
    hero?: unknown;
    title?: unknown;
    template?: string;
  };
  const notice = banner?.content && !isPartial ? `\n:::note\n${banner.content.trim()}\n:::\n` : '';
  const heading =
    hero || isPartial || typeof title !== 'string' ? '' : `\n# ${escapeText(title)}\n`;
  const imports = isMdx
    ? (/^(?:\s*import\b[^\n]*(?:\n(?=[ \t}])[^\n]*)*\n)+/.exec(text)?.[0] ?? '')
    : '';
  const frontmatter = convertFrontmatter(data, problems, base);
  const head =
    template === 'splash' && !hero
      ? { ...frontmatter, sidebar: false, outline: false }
      : frontmatter;
  const block = Object.keys(head).length > 0 ? `---\n${stringify(head)}---\n` : '';
  const rest = `${notice}\n${text.slice(imports.length).replace(/^\n+/, '')}`;
  return { text: `${block}${imports}${heading}${isMdx ? repairMdx(rest) : rest}`, problems };
}

function convertFrontmatter(
  data: Record<string, unknown>,
  problems: MigrationProblem[],
  base: string,
): Record<string, unknown> {
  const { editUrl, head, hero, pagefind, sidebar, tableOfContents } = data as {
    editUrl?: unknown;
    head?: { tag: string; attrs?: Record<string, string>; content?: string }[];
    hero?: Hero;
    pagefind?: unknown;
    sidebar?: { badge?: string | { text?: string } };
    tableOfContents?: unknown;
  };
  const kept = Object.entries(data).filter(([key, value]) => !USED.has(key) && value !== null);
  const tags = (Array.isArray(head) ? head : []).filter(
    ({ tag, content, attrs }) => tag !== 'title' && content === undefined && attrs,
  );
  for (const { tag } of (Array.isArray(head) ? head : []).filter(
    ({ tag, content }) => tag !== 'title' && content !== undefined,
  ))
    problems.push({
      line: 1,
      column: 1,
      message: `A <${tag}> element in \`head\` was not migrated.`,
      hint: "Add it in a plugin's `head` hook.",
    });
  const badge = typeof sidebar?.badge === 'string' ? sidebar.badge : sidebar?.badge?.text;
  return {
    ...Object.fromEntries(kept),
    ...(tags.length > 0 ? { head: tags.map(({ tag, attrs }) => [tag, attrs]) } : {}),
    ...(editUrl === false ? { editLink: false } : {}),
    ...(tableOfContents === false ? { outline: false } : {}),
    ...(pagefind === false ? { search: false } : {}),
    ...(badge ? { tag: badge } : {}),
    ...(hero ? { pageType: 'home', hero: convertHero(hero, data.title, base) } : {}),
  };
}

interface Hero {
  title?: string;
  tagline?: string;
  image?: { file?: string; alt?: string; light?: string; dark?: string };
  actions?: { text: string; link: string; variant?: string }[];
}

function convertHero(
  { title, tagline, image, actions = [] }: Hero,
  pageTitle: unknown,
  base: string,
): Record<string, unknown> {
  const file = image?.light && image.dark ? { light: image.light, dark: image.dark } : image?.file;
  return {
    name: (title ?? String(pageTitle)).replace(/<[^>]+>/g, ''),
    ...(tagline ? { tagline: tagline.replace(/<[^>]+>/g, '') } : {}),
    ...(file ? { image: { src: file, alt: image?.alt ?? '' } } : {}),
    ...(actions.length > 0
      ? {
          actions: actions.map(({ text, link, variant }) => ({
            theme: variant === 'secondary' || variant === 'minimal' ? 'alt' : 'brand',
            text,
            link: removeBase(link, base),
          })),
        }
      : {}),
  };
}

/** Merges lists of highlighted lines, such as `{1} {3-4}`. */
function mergeLines(info: string): string {
  const lists = [...info.matchAll(/\s\{([\d,\s-]+)\}/g)].map(([, lines]) => lines!.trim());
  return lists.length > 1
    ? `${info.replaceAll(/\s\{[\d,\s-]+\}/g, '')} {${lists.join(',')}}`
    : info;
}

/** Removes the base of the site from a link, because Octavo adds it. */
export function removeBase(link: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  return prefix !== '' && (link === prefix || link.startsWith(`${prefix}/`))
    ? link.slice(prefix.length) || '/'
    : link;
}

/** Converts components, and imports of those that Octavo provides. */
function convertComponents(source: string): string {
  const statements = findMdxImports(source);
  const original = new Map(
    statements.flatMap(({ specifier, names }) =>
      specifier === COMPONENTS_MODULE || specifier === ASTRO_ASSETS
        ? [...names].map(([name, local]) => [local, name] as const)
        : [],
    ),
  );
  const text = replaceImports(source, ({ specifier, names }) => {
    if (specifier === ASTRO_ASSETS) return '';
    if (specifier !== COMPONENTS_MODULE) return undefined;
    const rest = [...names].filter(([name]) => !GLOBAL.has(name));
    if (rest.length === 0) return '';
    const list = rest.map(([name, local]) => (name === local ? name : `${name} as ${local}`));
    return `import { ${list.join(', ')} } from '${COMPONENTS_MODULE}';`;
  });
  return replaceTags(text, (tag, sourceTag) => convertTag(tag, sourceTag, original.get(tag.name)));
}

function convertTag(tag: JsxTag, source: string, original: string | undefined): string | undefined {
  const { name, kind, attributes } = tag;
  const without = (text: string, ...names: string[]) =>
    text.replace(
      new RegExp(`\\s(?:${names.join('|')})(?:=(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}))?(?=[\\s/>])`, 'g'),
      '',
    );
  if (name === 'Fragment') return '';
  if (/^[a-z]/.test(name))
    return kind === 'close' ? undefined : source.replace(/(\s)class=/g, '$1className=');
  const rename = (to: string) => source.replace(name, to);
  switch (original) {
    case 'TabItem':
      return without(rename('Tab'), 'icon');
    case 'Tabs':
      return rename('Tabs').replace(/\ssyncKey=/, ' groupId=');
    case 'Card':
    case 'LinkCard':
      return without(rename(original), 'icon');
    case 'CardGrid':
      return without(rename('CardGrid'), 'stagger');
    case 'Badge': {
      const type = BADGE_TYPES[getAttribute(attributes, 'variant') ?? ''];
      const bare = without(rename('Badge'), 'variant', 'size');
      return type ? bare.replace('<Badge', `<Badge type="${type}"`) : bare;
    }
    case 'Steps':
    case 'FileTree':
      return rename(original);
    case 'Image':
    case 'Picture':
      return kind === 'close'
        ? ''
        : without(rename('img'), 'loading', 'densities', 'widths', 'formats', 'quality');
    default:
      return undefined;
  }
}

function convertFence(block: CodeBlock): string {
  const info = block.info
    .replace(/\sshowLineNumbers(?:=true)?(?=\s|$)/, ' lineNumbers')
    .replace(/\sshowLineNumbers=false/, ' lineNumbers=false')
    .replace(/\sstartLineNumber=(\d+)/, ' lineNumbers=$1')
    .replace(/\swrap(?=\s|$)/, ' wrapCode')
    .replace(/\s(?:mark|ins|del)=(\{[\d,\s-]+\})/g, ' $1')
    .replace(
      /\s(?:frame|ins|del|mark|collapse|collapseStyle|preserveIndent|useDiffSyntax|lang)(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}|\/[^/\s]*\/|\S+))?(?=\s|$)/g,
      '',
    )
    // Quoted text marks words.
    .replace(/\s(?:"([^"]+)"|'([^']+)')(?=\s|$)/g, (_, double?: string, single?: string) => {
      const words = double ?? single ?? '';
      return words.includes('/') ? '' : ` /${words}/`;
    })
    .replace(/\stitle='([^']*)'/, ' title="$1"');
  return printCodeBlock({ ...block, info: mergeLines(info) });
}
