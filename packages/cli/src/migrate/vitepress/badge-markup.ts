const BADGE = /<Badge\b((?:\s+(?:type|text|vertical)="[^"]*")*)\s*(?:\/>|>(.*?)<\/Badge>)/g;
/** Types that are drawn as another one here. */
const TYPES: Record<string, string> = { note: 'info', important: 'tip', caution: 'danger' };

/** `<Badge type="info" text="new" />` as the markup it becomes, so that the page may stay Markdown. */
export function badgeMarkup(line: string): string {
  return outsideCode(line, (text) =>
    text.replace(BADGE, (_, attributes: string, children?: string) => {
      const type = attributeOf(attributes, 'type') ?? 'tip';
      const shown = children ?? plain(attributeOf(attributes, 'text') ?? '');
      return `<span class="oct-badge" data-type="${TYPES[type] ?? type}">${shown}</span>`;
    }),
  );
}

/** A line without its badges. */
export function withoutBadges(line: string): string {
  return outsideCode(line, (text) => text.replace(BADGE, ''));
}

function outsideCode(line: string, change: (text: string) => string): string {
  return line
    .split(/(`+.*?`+)/)
    .map((part) => (part.startsWith('`') ? part : change(part)))
    .join('');
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** What Markdown would read as marks. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]~]/g, '\\$&');
}
