import { removeBadges } from './convert-badges';

const HEADING = /^(#{1,6}[ \t]+)(.*?)[ \t]*#*[ \t]*$/;
const EXPLICIT_ID = /\{#[^}]+\}$/;

/** Creates a function that adds the VitePress ID to a heading if Octavo would generate a different ID. */
export function createHeadingIdPreserver(): (line: string) => string {
  const counts = new Map<string, number>();
  return (line) => {
    const [, prefix, text] = HEADING.exec(line) ?? [];
    if (prefix === undefined || !text || EXPLICIT_ID.test(text)) return line;
    const slug = vitePressSlug(visibleText(text));
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    if (slug === '' || slug === octavoSlug(visibleText(removeBadges(text)))) return line;
    return `${prefix}${text} {#${slug}${count > 0 ? `-${count}` : ''}}`;
  };
}

/** Returns the visible text of a heading, including code and link text but excluding HTML tags. */
function visibleText(text: string): string {
  return text
    .split(/(`+.*?`+)/)
    .map((part) =>
      part.startsWith('`')
        ? part.replace(/^`+|`+$/g, '')
        : part
            .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/<[^>]*>/g, '')
            .replace(/\*+/g, ''),
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
