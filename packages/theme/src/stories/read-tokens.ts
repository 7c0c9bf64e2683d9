/** Custom property of the theme. */
export interface Token {
  /** Name, with leading dashes. */
  name: string;
  /** Value in light mode. */
  light: string;
  /** Value in dark mode, if it differs. */
  dark: string | undefined;
}

/** Tokens below one comment. */
export interface TokenGroup {
  /** Comment above the tokens. */
  title: string;
  /** Tokens in source order. */
  tokens: Token[];
}

/** Returns the custom properties of `tokens.css` with their values in both modes, grouped by comments. */
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

/** Returns the body of the first rule with this selector. */
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
