import { MESSAGE_LANGUAGES } from '@octavo/mdx-plugins/messages';
import type { Preview } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';

import { nameLanguage } from '../packages/theme/src/stories/site-data';
import { getSiteControls, withSite } from '../packages/theme/src/stories/with-site';
import { USAGE } from './usage';
import '../packages/theme/src/styles/document.css';
import '../packages/theme/src/styles/styles.css';
import './preview.css';

// Stories in frames share the storage of the document. Without its events, each frame has its own color mode.
window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);

const control = (description: string) => ({
  description,
  control: 'object' as const,
  table: { category: 'Site and page' },
});

/** Returns the description of a component from its source, with its usage rules. */
function describeComponent(component: ComponentType): string {
  const rules = USAGE[component.displayName ?? component.name] ?? [];
  return [extractComponentDescription(component), ...rules.map((rule) => `- ${rule}`)].join('\n');
}

/**
 * Color mode and language of the toolbar. `withSite` passes them to `SiteProvider` and `<html>`.
 */
const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSite],
  argTypes: {
    site: control('Data of the site: `SiteData` without `themeConfig`.'),
    themeConfig: control('Configuration of the theme: `ThemeConfig`.'),
    page: control('Data of the page: `PageData`.'),
  },
  argsEnhancers: [({ parameters }) => ({ ...getSiteControls(parameters) })],
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
        items: MESSAGE_LANGUAGES.map((lang) => ({ value: lang, title: nameLanguage(lang) })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { extractComponentDescription: describeComponent },
    // The page has its own background, which follows the color mode.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Start', 'Tokens', 'Layout', 'Components', 'MDX', 'Prose'] } },
  },
};

export default preview;
