import type { SynonymGroup } from '../model/types';
import { fold, type HanVariants } from '../text/fold';
import { tokenize } from '../text/tokenize';

/**
 * General software terms that readers and authors use for the same thing. Together with the Chinese ones, at most 80
 * terms, and no names of a product: those belong in the `search.synonyms` of a site.
 */
export const GENERAL_SYNONYMS: readonly SynonymGroup[] = [
  ['folder', 'directory'],
  ['config', 'settings', 'options'],
  ['env', 'environment'],
  ['delete', 'remove', 'clear'],
  ['parallel', 'concurrent', 'concurrency'],
  ['skip', 'ignore', 'exclude'],
  ['fake', 'mock', 'stub'],
  ['error', 'exception'],
  ['rerun', 'retry'],
  ['log', 'print'],
  ['abort', 'cancel', 'stop'],
  ['flag', 'argument', 'parameter'],
  ['turn off', 'disable'],
  ['upgrade', 'migrate'],
  ['speed', 'performance', 'faster'],
  ['compile', 'build'],
  ['minify', 'compress'],
  ['typescript', 'ts'],
  ['javascript', 'js'],
  ['cwd', 'working directory'],
  ['文件夹', '目录'],
  ['设置', '配置', '设定', '选项'],
  ['删除', '移除', '清除'],
  ['并行', '并发'],
  ['忽略', '排除', '跳过'],
  ['报错', '错误', '异常'],
  ['执行', '运行'],
  ['升级', '迁移'],
  ['编译', '构建', '打包'],
  ['逾时', '超时'],
  ['预设', '默认'],
];

/** The same for Chinese indexes. Elsewhere, a Chinese query would find pages in another language. */
export const CHINESE_SYNONYMS: readonly SynonymGroup[] = [['mock', '模拟']];

/** Finds the synonyms of words in a query. */
export interface SynonymIndex {
  /** Returns the other terms of each group with a member that consists of the given terms from a position on. */
  find: (terms: readonly string[], from: number) => { length: number; others: string[][] }[];
}

export interface SynonymIndexOptions {
  variants?: HanVariants | undefined;
  /** Groups whose first member finds the others, but not the reverse. */
  replacements?: readonly SynonymGroup[] | undefined;
}

/** Prepares synonym groups for lookup. Each member is split into the terms that occur in the index. */
export function createSynonymIndex(
  groups: readonly SynonymGroup[],
  { variants, replacements = [] }: SynonymIndexOptions = {},
): SynonymIndex {
  const byFirstTerm = new Map<string, { terms: string[]; others: string[][] }[]>();
  const add = (terms: string[], others: string[][]): void => {
    const entries = byFirstTerm.get(terms[0]!);
    if (entries) entries.push({ terms, others });
    else byFirstTerm.set(terms[0]!, [{ terms, others }]);
  };
  const split = (group: SynonymGroup): string[][] =>
    group.map((member) => toTerms(member, variants)).filter(({ length }) => length > 0);
  for (const group of groups) {
    const members = split(group);
    for (const terms of members)
      add(
        terms,
        members.filter((other) => other !== terms),
      );
  }
  for (const group of replacements) {
    const [terms, ...others] = split(group);
    if (terms) add(terms, others);
  }
  return {
    find: (terms, from) =>
      (byFirstTerm.get(terms[from]!) ?? []).flatMap(({ terms: own, others }) =>
        own.every((term, offset) => terms[from + offset] === term)
          ? { length: own.length, others }
          : [],
      ),
  };
}

/** Splits a member into words and pairs of characters. */
function toTerms(member: string, variants: HanVariants | undefined): string[] {
  const tokens = tokenize(fold(member, variants)).filter(({ kind }) => kind !== 'compound');
  const isPair = tokens.some(({ kind }) => kind === 'bigram');
  return tokens.filter(({ kind }) => !(isPair && kind === 'char')).map(({ term }) => term);
}
