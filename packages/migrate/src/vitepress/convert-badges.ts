const BADGE = /<Badge\b((?:\s+(?:type|text|vertical)="[^"]*")*)\s*(?:\/>|>(.*?)<\/Badge>)/g;
/** Maps VitePress badge types to Octavo badge types with a different name. */
const TYPES: Record<string, string> = { note: 'info', important: 'tip', caution: 'danger' };

/** Replaces badges such as `<Badge type="info" text="new" />` with HTML, so that the page can remain a Markdown file. */
export function convertBadges(line: string): string {
  return replaceOutsideCode(line, (text) =>
    text.replace(BADGE, (_, attributes: string, children?: string) => {
      const type = getAttribute(attributes, 'type') ?? 'tip';
      const content = children ?? escapeMarkdown(getAttribute(attributes, 'text') ?? '');
      return `<span class="oct-badge" data-type="${TYPES[type] ?? type}">${content}</span>`;
    }),
  );
}

/** Removes all badges from a line. */
export function removeBadges(line: string): string {
  return replaceOutsideCode(line, (text) => text.replace(BADGE, ''));
}

function replaceOutsideCode(line: string, replace: (text: string) => string): string {
  return line
    .split(/(`+.*?`+)/)
    .map((part) => (part.startsWith('`') ? part : replace(part)))
    .join('');
}

function getAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** Escapes characters with a special meaning in Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]~]/g, '\\$&');
}
