import { removeBadges } from './convert-badges';

const HEADING = /^(#{1,6}[ \t]+)(.*?)[ \t]*#*[ \t]*$/;
const EXPLICIT_ID = /\{#[^}]+\}$/;
const LINK_OR_CODE =
  /(`+)(?!`).*?(?<!`)\1(?!`)|!?\[((?:`[^`]*`|[^\]`])*)\]\((?:<[^>]*>|(?:[^()]|\([^()]*\))*)\)/g;
/** Badge in a link. Octavo only excludes other badges from IDs. */
const LINKED_BADGE = /\[[^\]]*<Badge\b/;

/** Creates a function that adds the VitePress ID to a heading if Octavo would generate a different ID. */
export function createHeadingIdPreserver(): (line: string) => string {
  const counts = new Map<string, number>();
  return (line) => {
    const [, prefix, text] = HEADING.exec(line) ?? [];
    if (prefix === undefined || !text || EXPLICIT_ID.test(text)) return line;
    const slug = vitePressSlug(visibleText(text));
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    const isSame = slug === octavoSlug(visibleText(removeBadges(text)));
    if (slug === '' || (isSame && !LINKED_BADGE.test(text))) return line;
    return `${prefix}${text} {#${slug}${count > 0 ? `-${count}` : ''}}`;
  };
}

/** Returns the visible text of a heading, including code and link text but excluding HTML tags. */
function visibleText(text: string): string {
  return text
    .replace(LINK_OR_CODE, (source, code: string | undefined, label = '') =>
      code === undefined ? label : source,
    )
    .split(/(`+.*?`+)/)
    .map((part) =>
      part.startsWith('`')
        ? part.replace(/^`+|`+$/g, '')
        : part.replace(/<[^>]*>/g, '').replace(/\*+/g, ''),
    )
    .join('')
    .trim();
}

/** Replaces punctuation with hyphens, removes accents, and adds an underscore before a leading digit. */
function vitePressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}

/** Removes punctuation and replaces spaces with hyphens. */
function octavoSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
