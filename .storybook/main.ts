import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { pagesOfStories } from './pages';

/** Storybook of the theme: its sources, with no build before it. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/theme/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [pagesOfStories(), react()],
      resolve: { conditions: ['octavo-source', 'module', 'browser', 'development|production'] },
      // Addons and React are what makes the bundle large, and nobody downloads it over a slow line.
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
