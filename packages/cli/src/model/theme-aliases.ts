/** Import specifiers for theme components and the site's `theme/index.tsx`. */
export const THEME_ALIASES = ['@theme', 'rspress/theme', '@rspress/core/theme'];
