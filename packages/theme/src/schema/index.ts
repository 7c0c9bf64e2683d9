export { navFileSchema, navItemSchema, userSidebarItemSchema } from './navigation';
export { localeFields, localeThemeConfigSchema, themeConfigSchema } from './theme-config';
