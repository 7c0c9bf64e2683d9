import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import type { ColorMode } from '../color-mode/color-mode';
import { getSiteOverrides, type StoryLang } from './site-parameters';
import { StorySite } from './story-site';

/** Renders each story inside a site, using the language and color mode from the Storybook toolbar. */
export const withSite: Decorator = (Story, { globals, userGlobals, parameters, viewMode }) => {
  // On docs pages, all stories are rendered in one document and share a color mode.
  const { colorMode, lang } = (viewMode === 'docs' ? userGlobals : globals) as {
    colorMode: ColorMode;
    lang: StoryLang;
  };
  return (
    <StorySite
      key={lang}
      lang={lang}
      colorMode={colorMode}
      overrides={getSiteOverrides(parameters, lang)}
      onLangChange={(next) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { lang: next } })}
    >
      <Story />
    </StorySite>
  );
};
