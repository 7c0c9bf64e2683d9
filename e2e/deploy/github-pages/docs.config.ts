import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'My product',
  siteOrigin: process.env.DOCS_ORIGIN ?? 'https://docs.example.com',
  base: process.env.DOCS_BASE ?? '/',
});
