import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Navbar } from '../navbar/Navbar';
import { SiteProvider } from '../site-provider/SiteProvider';
import { createPage, createSite } from './create-site';

test('createSite and createPage only need a title and a route path', () => {
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

test('explicit options override the defaults', () => {
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
