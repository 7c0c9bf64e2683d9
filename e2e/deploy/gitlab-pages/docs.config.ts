import { defineConfig } from '@octavo/cli';

const { origin, pathname } = new URL(process.env.CI_PAGES_URL ?? 'https://docs.example.com');

export default defineConfig({
  title: 'My product',
  siteOrigin: origin,
  base: pathname.endsWith('/') ? pathname : `${pathname}/`,
});
