export interface Token {
  name: string;
  light: string;
  /** Value in dark mode, where it differs. */
  dark: string | undefined;
}

export interface TokenGroup {
  /** The comment above the tokens. */
  title: string;
  tokens: Token[];
}

/** Read the custom properties of `tokens.css`: what `:root` sets, by the comments between, and what dark mode changes. */
export function readTokens(css: string): TokenGroup[] {
  const light = blockOf(css, ':root');
  const dark = new Map(declarations(blockOf(css, ':root.dark')));
  const groups: TokenGroup[] = [];
  for (const section of light.split(/(?=\/\*)/)) {
    const title = /^\/\*\s*([\s\S]*?)\s*\*\//.exec(section)?.[1]?.replaceAll(/\s+/g, ' ');
    const tokens = declarations(section).map(([name, value]) => ({
      name,
      light: value,
      dark: dark.get(name),
    }));
    if (tokens.length > 0) groups.push({ title: title ?? '', tokens });
  }
  return groups;
}

/** What stands between the braces of the first rule with this selector. */
function blockOf(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return start < 0 ? '' : css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
}

function declarations(css: string): [name: string, value: string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\s+/g, ' ').trim(),
  ]);
}
