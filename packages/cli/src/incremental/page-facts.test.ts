import type { PageContent } from '@octavo/mdx-plugins';
import { expect, test } from 'vitest';

import { addLazyText, createTextFacts } from '../content/scan/page-text';
import type { PageSummary } from '../model/compiled-page';
import { digestSummary } from './page-facts';

const TEXT = `${'The first paragraph describes the page. '.repeat(5)}\n\nSecond.`;
const FIELDS = {
  frontmatter: { title: 'Page' },
  toc: [{ id: 'part', text: 'Part', depth: 2, charIndex: 20 }],
  ids: ['part'],
  links: [{ kind: 'link', href: '/a', resolved: '/a', line: 5, column: 3 }],
} satisfies Omit<PageContent, 'text'>;

function summaryOf(fields: object = {}, text = TEXT, more: object = {}) {
  const content = addLazyText({ ...FIELDS, ...fields }, createTextFacts({ text }), () => {
    throw new Error('The text is read.');
  });
  const summary = {
    content,
    isStatic: true,
    assets: [],
    warnings: [],
    dependencies: [],
    probes: [],
  };
  return { ...summary, hash: text, codeHash: text, ...more } as unknown as PageSummary;
}

test('an edit of the text changes neither digest', () => {
  const toc = [{ ...FIELDS.toc[0]!, charIndex: 40 }];
  expect(digestSummary(summaryOf({ toc }, TEXT.replace('Second', 'Other')))).toEqual(
    digestSummary(summaryOf()),
  );
});

test('moved links only change the digest of positions', () => {
  const [before, moved] = [{}, { links: [{ ...FIELDS.links[0]!, line: 7 }] }].map((fields) =>
    digestSummary(summaryOf(fields)),
  );
  expect(moved!.shared).toBe(before!.shared);
  expect(moved!.positions).not.toBe(before!.positions);
});

test.each([
  ['frontmatter', summaryOf({ frontmatter: { title: 'Other' } })],
  ['headings', summaryOf({ toc: [{ ...FIELDS.toc[0]!, text: 'Other' }] })],
  ['ids', summaryOf({ ids: [] })],
  ['links', summaryOf({ links: [{ ...FIELDS.links[0]!, resolved: '/b' }] })],
  ['code blocks', summaryOf({ fences: [{ skeleton: 'a', line: 1, column: 1 }] })],
  ['the first paragraph', summaryOf({}, `Other ${TEXT}`)],
  ['warnings', summaryOf({}, undefined, { warnings: [{ message: 'Warning.' }] })],
  ['dependencies', summaryOf({}, undefined, { dependencies: ['/partial.mdx'] })],
  ['components', summaryOf({}, undefined, { isStatic: false })],
])('an edit of %s changes the digest of what other pages depend on', (_, edited) => {
  expect(digestSummary(edited).shared).not.toBe(digestSummary(summaryOf()).shared);
});

test('on a page with components, only an edit of its module changes the digest', () => {
  const sharedOf = (text: string, codeHash: string) =>
    digestSummary(summaryOf({}, text, { isStatic: false, codeHash })).shared;
  expect(sharedOf(TEXT.replace('Second', 'Other'), 'a')).toBe(sharedOf(TEXT, 'a'));
  expect(sharedOf(TEXT, 'b')).not.toBe(sharedOf(TEXT, 'a'));
});
