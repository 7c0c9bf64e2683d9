/** Specifiers with which pages import theme components, or the `theme/index.tsx` of the site. */
export const THEME_ALIASES = ['@theme', 'rspress/theme', '@rspress/core/theme'];
