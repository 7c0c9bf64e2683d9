import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import type { ColorMode } from '../color-mode/color-mode';
import { type StoryLang, siteChanges } from './site-parameters';
import { StorySite } from './story-site';

/** Puts each story into a site, in the toolbar's language and color mode. */
export const withSite: Decorator = (Story, { globals, userGlobals, parameters, viewMode }) => {
  // A page of documentation shows many stories in one document, which has one color mode.
  const { colorMode, lang } = (viewMode === 'docs' ? userGlobals : globals) as {
    colorMode: ColorMode;
    lang: StoryLang;
  };
  return (
    <StorySite
      key={lang}
      lang={lang}
      colorMode={colorMode}
      changes={siteChanges(parameters, lang)}
      onLang={(next) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { lang: next } })}
    >
      <Story />
    </StorySite>
  );
};
