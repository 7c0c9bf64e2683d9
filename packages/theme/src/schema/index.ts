export { navFileSchema, navItem, userSidebarItem } from './navigation';
export { localeKeys, localeThemeConfig, themeConfigSchema } from './theme-config';
