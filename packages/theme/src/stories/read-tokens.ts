/** Design token, defined as a CSS custom property. */
export interface Token {
  /** Property name, including the leading dashes. */
  name: string;
  /** Value in light mode. */
  light: string;
  /** Value in dark mode, if different. */
  dark: string | undefined;
}

/** Group of tokens that share a comment. */
export interface TokenGroup {
  /** Comment above the group. */
  title: string;
  /** Tokens in source order. */
  tokens: Token[];
}

/** Parses the tokens in `tokens.css` with their light and dark values, grouped by comment. */
export function readTokens(css: string): TokenGroup[] {
  const light = ruleBody(css, ':root');
  const dark = new Map(parseDeclarations(ruleBody(css, ':root.dark')));
  const groups: TokenGroup[] = [];
  for (const section of light.split(/(?=\/\*)/)) {
    const title = /^\/\*\s*([\s\S]*?)\s*\*\//.exec(section)?.[1]?.replaceAll(/\s+/g, ' ');
    const tokens = parseDeclarations(section).map(([name, value]) => ({
      name,
      light: value,
      dark: dark.get(name),
    }));
    if (tokens.length > 0) groups.push({ title: title ?? '', tokens });
  }
  return groups;
}

/** Returns the body of the first rule with the given selector. */
function ruleBody(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return start < 0 ? '' : css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
}

function parseDeclarations(css: string): [name: string, value: string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\s+/g, ' ').trim(),
  ]);
}
