import { expect, test, vi } from 'vitest';

import { createPage } from '../test-support/page';
import { mapSections } from './section-map';
import { countSections, splitSections } from './sections';

vi.mock('./sections', { spy: true });

const pages = [
  createPage('/a', '# A\n\nOne.\n\n## B\n\nTwo.\n\n## C\n\nThree.'),
  createPage('/d', '# D\n\nFour.'),
  createPage('/e', '# E\n\n## F\n\nFive.'),
];

const map = () => mapSections(pages.map(countSections), (page) => pages[page]!);

test('numbers the sections of all pages consecutively', () => {
  const { firstSection, sectionCount, section } = map();
  const sections = pages.flatMap((entry, ordinal) => splitSections(entry, ordinal));
  expect(sectionCount).toBe(sections.length);
  expect(sections.map((_, ordinal) => section(ordinal))).toEqual(sections);
  expect(firstSection.slice(0, -1).map((first) => section(first).page)).toEqual([0, 1, 2]);
  expect(firstSection.at(-1)).toBe(sectionCount);
});

test('splits a page once, when one of its sections is read', () => {
  const { section } = map();
  vi.mocked(splitSections).mockClear();
  section(0);
  section(1);
  expect(vi.mocked(splitSections).mock.calls.map(([, ordinal]) => ordinal)).toEqual([0]);
});
