import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons, useMemo } from 'storybook/preview-api';

import type { ColorMode } from '../color-mode/color-mode';
import { createStoryPage, createStorySite } from './site-data';
import {
  getSiteOverrides,
  type SiteControls,
  type SiteOverrides,
  type StoryLang,
} from './site-parameters';
import { StorySite } from './story-site';

const CONTROLS = ['site', 'themeConfig', 'page'] as const;

/** Returns the site and page data of a story in English, which its controls show. */
export function getSiteControls(parameters: { octavo?: unknown }): Required<SiteControls> {
  const overrides = getSiteOverrides(parameters, 'en');
  const { themeConfig, ...site } = createStorySite('en', overrides);
  // Messages have too many keys to edit, and depend on the language.
  const { messages: _, ...theme } = themeConfig;
  return { site, themeConfig: theme, page: createStoryPage('en', overrides) };
}

/** Returns the overrides of a story with the keys that its controls have changed. */
function applyControls(
  overrides: SiteOverrides,
  controls: SiteControls,
  initial: SiteControls,
): SiteOverrides {
  const changed = CONTROLS.map((name) => {
    const before = initial[name] as Record<string, unknown> | undefined;
    const entries = Object.entries(controls[name] ?? {}).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before?.[key]),
    );
    return [name, { ...overrides[name], ...Object.fromEntries(entries) }] as const;
  });
  return { ...overrides, ...Object.fromEntries(changed) };
}

/**
 * Renders each story inside a site, using the language and color mode from the Storybook toolbar, and the site and page
 * data from the controls.
 */
export const withSite: Decorator = (
  Story,
  { args, initialArgs, globals, userGlobals, parameters, viewMode },
) => {
  const { site, themeConfig, page, ...props } = args as SiteControls;
  // On docs pages, all stories are rendered in one document and share a color mode.
  const { colorMode } = (viewMode === 'docs' ? userGlobals : globals) as { colorMode: ColorMode };
  const { lang } = globals as { lang: StoryLang };
  const controls = JSON.stringify({ site, themeConfig, page });
  // The data of the page is stable, so that only edits reset the story.
  const overrides = useMemo(
    () =>
      applyControls(
        getSiteOverrides(parameters, lang),
        JSON.parse(controls) as SiteControls,
        initialArgs as SiteControls,
      ),
    [controls, initialArgs, parameters, lang],
  );
  return (
    <StorySite
      key={lang}
      lang={lang}
      colorMode={colorMode}
      overrides={overrides}
      onLangChange={(next) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { lang: next } })}
    >
      <Story args={props} />
    </StorySite>
  );
};
