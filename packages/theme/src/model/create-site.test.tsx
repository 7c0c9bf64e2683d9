import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Navbar } from '../navbar/Navbar';
import { SiteProvider } from '../site-provider/SiteProvider';
import { createPage, createSite } from './create-site';

test('a title and a path are enough for a navbar', () => {
  const location = { pathname: '/guide', search: '', hash: '' };
  render(
    <SiteProvider
      site={createSite({
        title: 'Mine',
        themeConfig: { nav: [{ text: 'Guide', link: '/guide' }] },
      })}
      page={createPage({ routePath: '/guide' })}
      sidebar={[]}
      navigation={{ location, navigate: () => {} }}
    >
      <Navbar />
    </SiteProvider>,
  );
  expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBeTruthy();
});

test('what a site says stands', () => {
  const site = createSite({
    title: 'X',
    lang: 'zh',
    base: '/x/',
    themeConfig: { darkMode: false },
  });
  expect(site).toMatchObject({ lang: 'zh', defaultLang: 'zh', base: '/x/' });
  expect(site.themeConfig).toMatchObject({ darkMode: false, search: true });
  expect(createPage({ routePath: '/a', lang: 'zh', title: 'A' })).toMatchObject({
    title: 'A',
    alternates: { zh: '/a' },
  });
});
