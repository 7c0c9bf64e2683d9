import { defineConfig } from '@rstest/core';

export default defineConfig({
  forceRerunTriggers: ['**/package.json/**', '**/rstest.config.*', '**/fixtures/**'],
});
