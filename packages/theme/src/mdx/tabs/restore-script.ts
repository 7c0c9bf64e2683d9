import { TAB_STORAGE_PREFIX } from './tab-memory';

/**
 * Show remembered tabs before the page is painted and before its script has come.
 *
 * Runs in the head, as text: it must not refer to anything outside itself. It knows no tabs yet, so it
 * turns each stored choice into rules of a constructed stylesheet (which a strict
 * Content-Security-Policy allows) for groups that have such a tab. The rules let go of a group as soon
 * as its component has taken over and set `data-tabs-ready`.
 */
export function restoreTabs(prefix: string): void {
  try {
    const rules: string[] = [];
    const quote = (text: string) =>
      `"${text.replace(/["\\\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;

    const show = (set: string, tab: string, panel: string) => {
      const found = `${set}:has(>.oct-tab-list>.oct-tab${tab}:not(:disabled))`;
      rules.push(
        `${found}>.oct-tab-panel:not(${panel}){display:none!important}`,
        `${found}>.oct-tab-panel${panel}{display:block!important;content-visibility:visible!important}`,
        `${found}>.oct-tab-list>.oct-tab{--_color:initial;--_line:initial}`,
        `${found}>.oct-tab-list>.oct-tab${tab}{--_color:var(--_color-on);--_line:var(--_line-on)}`,
      );
    };

    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index);
      if (!key?.startsWith(prefix)) continue;
      const value = localStorage.getItem(key) ?? '';
      const group = quote(key.slice(prefix.length));
      const set = `.oct-tabs[data-tabs-group=${group}]:not([data-tabs-ready])`;
      const byValue = `[data-tab-value=${quote(value)}]`;
      show(set, byValue, byValue);
      if (/^\d{1,4}$/.test(value)) {
        // Older sites stored an index; the list of tabs stands before the panels.
        const place = Number(value) + 1;
        const withoutValue = `${set}:not(:has(>.oct-tab-list>.oct-tab${byValue}))`;
        show(withoutValue, `:nth-child(${place})`, `:nth-child(${place + 1})`);
      }
    }
    if (rules.length === 0) return;

    const sheet = new CSSStyleSheet();
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Blocked storage or an old browser: the first tab shows until the script runs.
  }
}

/** The same as script text for the head of every page. */
export const TABS_RESTORE_SCRIPT = `(${restoreTabs.toString()})(${JSON.stringify(TAB_STORAGE_PREFIX)})`;
