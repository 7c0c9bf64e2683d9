import type { Messages } from './messages.generated';
import { type BarMessages, barMessagesFor, type OwnLanguage, ownLanguage } from './navbar-messages';

export type { Messages };

type PageMessages = Omit<Messages, keyof BarMessages>;

const en: PageMessages = {
  skipToContent: 'Skip to content',
  sidebarNavigation: 'Pages of this section',
  sidebarMore: 'Show more pages',
  outlineTitle: 'ON THIS PAGE',

  previousPage: 'Previous Page',
  nextPage: 'Next Page',
  pagination: 'Previous and next page',
  lastUpdated: 'Last Updated',
  editPage: 'Edit this page',
  scrollToTop: 'Scroll to top',
  untranslated: 'This page has not been translated yet. You are reading the original.',

  getStarted: 'Get Started',
  learnMore: 'Learn More',
  github: 'GitHub',

  notFoundTitle: 'PAGE NOT FOUND',
  takeMeHome: 'Take me home',

  overview: 'Overview',
  overviewFilter: 'Filter',
  overviewFilterPlaceholder: 'Enter keyword',
  overviewNoResults: 'No matching API found',
  overviewOthers: 'Others',

  searchPlaceholder: 'Search docs',
  searchNoResults: 'No results for',
  searchSuggestion: 'Please try again with a different keyword',
  searchCancel: 'Cancel',
  searchClear: 'Clear the query',
  searchClose: 'Close search',
  searching: 'Searching',
  searchResults: 'Search results',
  searchToSelect: 'to open',
  searchToNavigate: 'to move',
  searchToClose: 'to close',
  searchShowAll: 'Show all results',
  searchRecent: 'Recent searches',

  copyCode: 'Copy code',
  copyPage: 'Copy page',
  copied: 'Copied',
  wrapCode: 'Wrap long lines',
  collapseCode: 'Show less',
  zoomImage: 'Zoom image',
  closeZoom: 'Close the zoomed image',
  sourceCode: 'Source',
  packageManager: 'Package manager',

  loading: 'Loading',
  pageLoadFailed: 'This page could not be loaded.',
  retry: 'Try again',
  close: 'Close',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
};

const zh: PageMessages = {
  skipToContent: '跳到正文',
  sidebarNavigation: '本节页面',
  sidebarMore: '显示更多页面',
  outlineTitle: '目录',

  previousPage: '上一页',
  nextPage: '下一页',
  pagination: '上一页和下一页',
  lastUpdated: '最后更新于',
  editPage: '编辑此页',
  scrollToTop: '回到顶部',
  untranslated: '本页尚无中文翻译，以下为原文。',

  getStarted: '快速开始',
  learnMore: '了解更多',
  github: 'GitHub',

  notFoundTitle: '页面未找到',
  takeMeHome: '返回首页',

  overview: '概览',
  overviewFilter: '筛选',
  overviewFilterPlaceholder: '输入关键词',
  overviewNoResults: '没有匹配的 API',
  overviewOthers: '其他',

  searchPlaceholder: '搜索文档',
  searchNoResults: '没有找到结果',
  searchSuggestion: '请换一个关键词试试',
  searchCancel: '取消',
  searchClear: '清空搜索词',
  searchClose: '关闭搜索',
  searching: '正在搜索',
  searchResults: '搜索结果',
  searchToSelect: '打开',
  searchToNavigate: '移动',
  searchToClose: '关闭',
  searchShowAll: '显示全部结果',
  searchRecent: '最近搜索',

  copyCode: '复制代码',
  copyPage: '复制本页',
  copied: '已复制',
  wrapCode: '自动换行',
  collapseCode: '收起',
  zoomImage: '放大图片',
  closeZoom: '关闭放大的图片',
  sourceCode: '源码',
  packageManager: '包管理器',

  loading: '加载中',
  pageLoadFailed: '页面加载失败。',
  retry: '重试',
  close: '关闭',
  announcement: '公告',
  closeAnnouncement: '关闭公告',
};

const pages: Record<OwnLanguage, PageMessages> = { en, zh };

/** Texts for a language tag. `zh-TW` falls back to `zh`, a language without texts to English. */
export function messagesFor(lang: string, overrides?: Partial<Messages>): Messages {
  return { ...barMessagesFor(lang), ...pages[ownLanguage(lang)], ...overrides };
}
