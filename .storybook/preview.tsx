import type { Preview } from '@storybook/react-vite';

import { withSite } from '../packages/theme/src/stories/with-site';
import '../packages/theme/src/styles/styles.css';
import './preview.css';

/**
 * Color mode and language of the toolbar. `withSite` passes them to `SiteProvider` and `<html>`.
 */
const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSite],
  initialGlobals: { colorMode: 'light', lang: 'en' },
  globalTypes: {
    colorMode: {
      description: 'Color mode',
      toolbar: {
        title: 'Color mode',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'auto', title: 'System', icon: 'browser' },
        ],
      },
    },
    lang: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh', title: '简体中文' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // The page has its own background, which follows the color mode.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Start', 'Tokens', 'Layout', 'Components', 'MDX', 'Prose'] } },
  },
};

export default preview;
