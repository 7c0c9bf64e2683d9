import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import type { ColorMode } from '../color-mode/color-mode';
import { readSiteOverrides, type StoryLang } from './site-parameters';
import { StorySite } from './story-site';

/** Renders each story on a site, in the language and color mode of the toolbar. */
export const withSite: Decorator = (Story, { globals, userGlobals, parameters, viewMode }) => {
  // A docs page shows all stories in one document, so they share one color mode.
  const { colorMode, lang } = (viewMode === 'docs' ? userGlobals : globals) as {
    colorMode: ColorMode;
    lang: StoryLang;
  };
  return (
    <StorySite
      key={lang}
      lang={lang}
      colorMode={colorMode}
      overrides={readSiteOverrides(parameters, lang)}
      onLangChange={(next) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { lang: next } })}
    >
      <Story />
    </StorySite>
  );
};
