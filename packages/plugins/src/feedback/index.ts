import { resolve } from 'node:path';

import { definePlugin, type OctavoPlugin } from '@octavo/cli';

import { assetPath } from '../assets';
import { messagesOf } from '../messages';
import { checkOptions } from '../options/check-options';
import { feedbackOptions } from '../options/feedback';
import { FORM_CLASS } from './form-class';
import type { FeedbackOptions } from './types';

export type {
  EmptySearchEvent,
  EventHandler,
  FeedbackEvent,
  FeedbackOptions,
  NotFoundEvent,
  SiteEvent,
} from './types';

/** Module that the bundler replaces with the module in `onEvent`. */
const HANDLER = 'octavo-feedback-handler';

/**
 * Asks readers at the end of each page whether it was helpful. Sends their answers to an endpoint, or passes them to a
 * module, which also receives searches without results and missing pages.
 *
 * @throws {OctavoError} if an option is invalid
 *
 * @example
 * export default defineConfig({ plugins: [feedback({ endpoint: 'https://example.com/feedback' })] });
 */
export function feedback(options: FeedbackOptions): OctavoPlugin {
  const { endpoint, onEvent } = checkOptions('feedback', feedbackOptions, options);
  const form = { module: assetPath('./client/feedback.js'), className: FORM_CLASS };
  let cwd = process.cwd();
  return definePlugin({
    name: 'octavo:feedback',
    cache: { key: '' },
    messages: messagesOf('feedback'),
    styles: { module: assetPath('./styles/feedback.css'), className: FORM_CLASS },
    client: [
      { ...form, when: 'visible', options: endpoint === undefined ? {} : { endpoint } },
      ...(onEvent === undefined ? [] : [{ module: assetPath('./client/events.js') }]),
    ],
    // A path is on the host of the site.
    csp: {
      'connect-src':
        endpoint !== undefined && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
    },
    configResolved: (config) => {
      cwd = config.cwd;
    },
    bundler(configuration) {
      if (onEvent === undefined) return configuration;
      const alias = { ...configuration.resolve?.alias, [HANDLER]: resolve(cwd, onEvent) };
      return { ...configuration, resolve: { ...configuration.resolve, alias } };
    },
    markdown: { rehypePlugins: [assetPath('./rehype-feedback.js')] },
  });
}
