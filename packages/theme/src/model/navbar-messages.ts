/** Sentences of the navbar: all that an application loads that uses nothing else of the theme. */
export interface BarMessages {
  /** The navbar's entries, or those of the sidebar, on small screens. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  mainNavigation: string;
  language: string;
  version: string;
  colorMode: string;
  colorModeLight: string;
  colorModeDark: string;
  colorModeAuto: string;
  socialLinks: string;
  moreSocialLinks: string;
  tools: string;
  /** Said after a link that leaves for a new tab. */
  opensInNewTab: string;
  search: string;
}

const bar: Record<OwnLanguage, BarMessages> = {
  en: {
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
  },
  zh: {
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
  },
};

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
