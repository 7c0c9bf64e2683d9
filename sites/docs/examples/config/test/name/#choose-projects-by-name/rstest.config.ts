import { defineConfig, defineInlineProject } from '@rstest/core';

export default defineConfig({
  projects: ['checkout', '@shop/cart', '@shop/legacy'].map((name) => defineInlineProject({ name })),
});
