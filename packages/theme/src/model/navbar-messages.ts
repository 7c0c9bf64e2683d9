import type { Messages } from './messages.generated';

const en = {
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  language: 'Language',
  version: 'Version',
  colorMode: 'Color mode',
  colorModeLight: 'Light',
  colorModeDark: 'Dark',
  colorModeAuto: 'Same as system',
  socialLinks: 'Social links',
  moreSocialLinks: 'More social links',
  tools: 'Tools of the same family',
  opensInNewTab: 'opens in a new tab',
  search: 'Search',
} satisfies Partial<Messages>;

/** UI strings of the navbar: the only ones that an application loads which uses nothing else of the theme. */
export type BarMessages = Pick<Messages, keyof typeof en>;

const zh: BarMessages = {
  menu: '菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  mainNavigation: '主导航',
  language: '语言',
  version: '版本',
  colorMode: '外观',
  colorModeLight: '浅色',
  colorModeDark: '深色',
  colorModeAuto: '跟随系统',
  socialLinks: '社交链接',
  moreSocialLinks: '更多社交链接',
  tools: '同系列工具',
  opensInNewTab: '在新标签页打开',
  search: '搜索',
};

const bar: Record<OwnLanguage, BarMessages> = { en, zh };

/** A language that the theme has sentences in. */
export type OwnLanguage = 'en' | 'zh';

/** The language whose sentences stand for a language tag: `zh-TW` has those of `zh`, one without any English. */
export function ownLanguage(lang: string): OwnLanguage {
  return /^zh(?![a-z])/i.test(lang) ? 'zh' : 'en';
}

/** The navbar's texts for a language tag. */
export function barMessagesFor(lang: string, overrides?: Partial<BarMessages>): BarMessages {
  return { ...bar[ownLanguage(lang)], ...overrides };
}
