import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { storyPages } from './pages';

/** Storybook for the theme. It uses the theme's sources, so nothing has to be built first. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/theme/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [storyPages(), react()],
      resolve: { conditions: ['octavo-source', 'module', 'browser', 'development|production'] },
      // The addons and React make the bundle large, but nobody downloads it over a slow connection.
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
