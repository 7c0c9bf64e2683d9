/** Names under which pages import the components of the theme, or of the site's own `theme/index.tsx`. */
export const THEME_ALIASES = ['@theme', 'rspress/theme', '@rspress/core/theme'];
