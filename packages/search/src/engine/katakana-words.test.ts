import { expect, test } from 'vitest';

import { createEngine } from './engine';
import { findKatakanaWords } from './katakana-words';
import { parseQuery } from './parse-query';

const wordsOf = (query: string) => {
  const { units } = parseQuery(`${query} `);
  return findKatakanaWords(units).map((word) => word.map((ordinal) => units[ordinal]!.term));
};

test.each<[string, string[][]]>([
  ['ポイント', [['ポイ', 'イン', 'ント']]],
  [
    'サーバー ヒント',
    [
      ['サー', 'ーバ'],
      ['ヒン', 'ント'],
    ],
  ],
  ['設定ファイル', [['ファ', 'ァイ', 'イル']]],
  ['测试覆盖率 mock', []],
])('finds the words in Katakana of %s', (query, words) => {
  expect(wordsOf(query)).toEqual(words);
});

test.each([
  ['クライアントをインストールします', 'ポイント', false],
  ['クライアントをインストールします', 'セント', false],
  ['クライアントをインストールします', 'クライアント', true],
  ['クライアントをインストールします', 'インスト', true],
  ['リファレンス', 'インストール', false],
  ['サーバを起動します', 'サーバー', true],
  ['ユーザーの設定', 'ユーザ', true],
  ['サーバーを起動します', 'サーバ', true],
  ['バーを表示', 'バー', true],
  ['ユニットテストの設定', 'ユニットテスト', true],
  ['設定ファイル', 'ファイル設定', true],
])('the text %s and the query %s: %s', async (content, query, isFound) => {
  const engine = await createEngine([
    { title: 'A', routePath: '/a', lang: 'ja', content: `A\n\n${content}`, toc: [] },
  ] as never);
  const { total } = await engine.query(query);
  expect(total > 0).toBe(isFound);
});
