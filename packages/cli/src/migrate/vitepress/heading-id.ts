import { withoutBadges } from './badge-markup';

/** A heading that has no id of its own. */
const HEADING = /^(#{1,6}[ \t]+)(.*?)[ \t]*#*[ \t]*$/;
const OWN_ID = /\{#[^}]+\}$/;

/** Gives headings the id that VitePress made of their text, where Octavo would make another: addresses stay the same. */
export function createHeadingIds(): (line: string) => string {
  const taken = new Map<string, number>();
  return (line) => {
    const [, marks, text] = HEADING.exec(line) ?? [];
    if (marks === undefined || !text || OWN_ID.test(text)) return line;
    const shown = textOf(text);
    const slug = slugOf(shown);
    const times = taken.get(slug) ?? 0;
    taken.set(slug, times + 1);
    if (slug === '' || slug === plainSlugOf(textOf(withoutBadges(text)))) return line;
    return `${marks}${text} {#${slug}${times > 0 ? `-${times}` : ''}}`;
  };
}

/** What a heading shows: code as it is, of links their text, and no tags. */
function textOf(text: string): string {
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

/** Every run of signs becomes one hyphen, accents go, and no id begins with a digit. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}

/** What Octavo makes of a text: signs go, spaces become hyphens. */
function plainSlugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
