import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'My product',
  // The workflow sets these variables.
  base: process.env.BASE_PATH || '/',
  siteOrigin: process.env.SITE_ORIGIN,
});
