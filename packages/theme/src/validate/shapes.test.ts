import { afterEach, expect, test, vi } from 'vitest';

import { pageData, sidebarItems, siteData } from '../testing/site-fixture';
import { sound } from './coerce';
import { pageShape, sidebarShape, siteShape } from './shapes';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what a build makes is sound', () => {
  const site = siteData({ logo: { light: '/l.svg', dark: '/d.svg' } });
  const page = pageData({ frontmatter: { hero: { name: 'A' }, features: [{ title: 'B' }] } });
  expect(sound(site, siteShape, 'site')).toBe(site);
  expect(sound(page, pageShape, 'page')).toBe(page);
  expect(sound(sidebarItems, sidebarShape, 'sidebar')).toBe(sidebarItems);
});

test('entries of a sidebar that do not say their kind are known by their fields', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const written: unknown = [
    { text: 'Group', items: [{ text: 'A', link: '/a' }, null] },
    { dividerType: 'dashed' },
    { sectionHeaderText: 'More' },
    { kind: 'constructor', text: 'B' },
  ];
  expect(sound(written, sidebarShape, 'sidebar')).toEqual([
    { kind: 'group', text: 'Group', items: [{ kind: 'link', text: 'A', link: '/a' }] },
    { kind: 'divider', dividerType: 'dashed' },
    { kind: 'section-header', sectionHeaderText: 'More' },
    { kind: 'link', text: 'B', link: '' },
  ]);
  expect(warn).toHaveBeenCalledWith('octavo: sidebar[3].kind should be "link", got "constructor".');
});
