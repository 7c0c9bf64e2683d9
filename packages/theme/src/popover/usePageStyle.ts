import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { type CssDeclarations, createStyleCache, type StyleCache } from './style-cache';

/** Attribute that associates an element with its CSS rule. */
export const STYLE_ATTRIBUTE = 'data-oct-floating';

/** Applies styles to the element with the given `STYLE_ATTRIBUTE` value, without using inline styles. */
export function usePageStyle(id: string, declarations: CssDeclarations): void {
  const selector = `[${STYLE_ATTRIBUTE}="${id}"]`;
  useIsomorphicLayoutEffect(() => pageStyles().set(selector, declarations));
}

let styles: StyleCache | undefined;

/**
 * Returns the cache that writes runtime styles to a constructed stylesheet, because a strict Content Security Policy
 * blocks inline styles.
 */
function pageStyles(): StyleCache {
  styles ??= createStyleCache(sheetTarget());
  return styles;
}

function sheetTarget() {
  const rules = new Map<string, CSSStyleRule>();
  let sheet: CSSStyleSheet | undefined;

  return {
    write(selector: string, declarations: CssDeclarations) {
      sheet ??= adoptSheet();
      let rule = rules.get(selector);
      if (!rule) {
        const index = sheet.insertRule(`${selector}{}`, sheet.cssRules.length);
        rule = sheet.cssRules[index] as CSSStyleRule;
        rules.set(selector, rule);
      }
      for (const [property, value] of Object.entries(declarations)) {
        rule.style.setProperty(property, value);
      }
    },
    remove(selector: string) {
      const rule = rules.get(selector);
      const index = rule && sheet ? [...sheet.cssRules].indexOf(rule) : -1;
      if (index >= 0) sheet?.deleteRule(index);
      rules.delete(selector);
    },
  };
}

function adoptSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
  return sheet;
}
