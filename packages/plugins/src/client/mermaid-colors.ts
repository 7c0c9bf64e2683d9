import type { MermaidConfig } from 'mermaid';

/**
 * Returns a color of the theme as hexadecimal.
 *
 * @param share - percentage of the color. The rest is the background of the page.
 */
export type ReadColor = (name: string, share?: number) => string;

/** Colors of the parts of a diagram. They have enough contrast with the background of the page. */
const SERIES = ['accent', 'tip', 'warning', 'danger', 'info', 'note'];
/** Number of colors that mermaid uses before it repeats them. */
const LIMIT = 12;

/** Returns the options of mermaid for the colors of the theme. */
export function createColorOptions(color: ReadColor, isDark: boolean): MermaidConfig {
  const text = color('text');
  // Fills that have enough contrast both with the page and with the text on them.
  const fills = SERIES.map((name) => color(name, 50));
  const parts = Array.from({ length: LIMIT }, (_part, index) => ({
    [`cScale${index}`]: fills[index % fills.length],
    [`git${index}`]: fills[index % fills.length],
    [`gitBranchLabel${index}`]: text,
  }));
  const series = SERIES.map((name) => color(name));
  return {
    // In dark mode, `base` derives colors that are black or light, whatever the variables are.
    theme: isDark ? 'dark' : 'base',
    themeVariables: {
      darkMode: isDark,
      background: color('bg'),
      mainBkg: color('soft'),
      primaryColor: color('accent-soft'),
      primaryTextColor: text,
      primaryBorderColor: color('border-strong'),
      secondaryColor: color('tip-soft'),
      tertiaryColor: color('warning-soft'),
      lineColor: color('text-muted'),
      textColor: text,
      titleColor: text,
      scaleLabelColor: text,
      activeTaskBorderColor: color('accent'),
      ...Object.assign({}, ...parts),
      ...Object.fromEntries(series.map((each, index) => [`pie${index + 1}`, each])),
      pieSectionTextColor: color('bg'),
      pieTitleTextColor: text,
      pieLegendTextColor: text,
      pieOpacity: '1',
      // The bars of `base` are almost white.
      ...(isDark
        ? {}
        : { xyChart: { backgroundColor: color('bg'), plotColorPalette: series.join() } }),
    },
  };
}

/**
 * Returns a function that reads the current colors of the theme, in the only format that mermaid supports.
 *
 * @param element - element without columns, because adding an element for each color takes longer
 */
export function createColorReader(
  { style }: HTMLElement,
  computed: CSSStyleDeclaration,
): ReadColor {
  return (name, share = 100) => {
    style.columnRuleColor = `color-mix(in srgb, var(--oct-color-${name}) ${share}%, var(--oct-color-bg))`;
    // Such as `color(srgb 0.3 0.4 1)`, whatever the format of the color in the theme is.
    const channels = computed.columnRuleColor.match(/-?\d[\d.e-]*/g) ?? [];
    style.columnRuleColor = '';
    return `#${channels.slice(0, 3).map(toHex).join('')}`;
  };
}

function toHex(channel: string): string {
  // Colors of other color spaces can be out of range.
  const byte = Math.round(Math.min(1, Math.max(0, Number(channel))) * 255);
  return byte.toString(16).padStart(2, '0');
}
