import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { createStyleCache, type Declarations, type StyleCache } from './style-cache';

/** Attribute that ties an element to its rule. */
export const STYLE_ATTRIBUTE = 'data-oct-floating';

/** Style the element that has `STYLE_ATTRIBUTE` with this id, without an inline style. */
export function usePageStyle(id: string, declarations: Declarations): void {
  const selector = `[${STYLE_ATTRIBUTE}="${id}"]`;
  useIsomorphicLayoutEffect(() => pageStyles().set(selector, declarations));
}

let styles: StyleCache | undefined;

/**
 * The styles that panels get at run time, in one constructed stylesheet: the page needs no inline
 * style, which a strict Content-Security-Policy forbids.
 */
function pageStyles(): StyleCache {
  styles ??= createStyleCache(sheetTarget());
  return styles;
}

function sheetTarget() {
  const rules = new Map<string, CSSStyleRule>();
  let sheet: CSSStyleSheet | undefined;

  return {
    write(selector: string, declarations: Declarations) {
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
