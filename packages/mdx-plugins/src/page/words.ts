/** What the plugins themselves say to readers. */
export interface Words {
  copyCode: string;
  wrapLines: string;
  showAllLines: (count: number) => string;
  footnotes: string;
  backToReference: (label: string) => string;
  task: string;
  /** Default titles of containers. */
  titles: Record<string, string>;
}

const ENGLISH: Words = {
  copyCode: 'Copy code',
  wrapLines: 'Wrap lines',
  showAllLines: (count) => `Show all ${count} lines`,
  footnotes: 'Footnotes',
  backToReference: (label) => `Back to reference ${label}`,
  task: 'Task',
  titles: {},
};

const CHINESE: Words = {
  copyCode: '复制代码',
  wrapLines: '自动换行',
  showAllLines: (count) => `显示全部 ${count} 行`,
  footnotes: '脚注',
  backToReference: (label) => `返回引用 ${label}`,
  task: '任务',
  titles: {
    tip: '提示',
    note: '注意',
    info: '信息',
    important: '重要',
    warning: '警告',
    caution: '小心',
    danger: '危险',
    details: '详情',
  },
};

/** The words of a language; English where there is no translation. */
export function wordsOf(lang: string): Words {
  return /^zh\b/i.test(lang) ? CHINESE : ENGLISH;
}

/** Title of a container that has none of its own. */
export function defaultTitle(type: string, lang: string): string {
  return wordsOf(lang).titles[type] ?? type.toUpperCase();
}
