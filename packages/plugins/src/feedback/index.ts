import { existsSync, readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';

import { definePlugin, OctavoError, type OctavoPlugin } from '@octavo/cli';

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
 * @throws {OctavoError} if an option is invalid, or the module does not exist
 *
 * @example
 * export default defineConfig({ plugins: [feedback({ endpoint: 'https://example.com/feedback' })] });
 */
export function feedback(options: FeedbackOptions): OctavoPlugin {
  const { endpoint, onEvent } = checkOptions('feedback', feedbackOptions, options);
  const form = { module: assetPath('./client/feedback.js'), className: FORM_CLASS };
  let handler: string | undefined;
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
      if (onEvent !== undefined) handler = findModule(onEvent, config.cwd);
    },
    bundler(configuration) {
      if (handler === undefined) return configuration;
      const alias = { ...configuration.resolve?.alias, [HANDLER]: handler };
      return { ...configuration, resolve: { ...configuration.resolve, alias } };
    },
    markdown: { rehypePlugins: [assetPath('./rehype-feedback.js')] },
  });
}

/** Returns the absolute path of a module. As in imports, it can lack the extension, or have that of the output. */
function findModule(path: string, cwd: string): string {
  const absolute = resolve(cwd, path);
  const { dir, base, name } = parse(absolute);
  const exists =
    existsSync(absolute) ||
    (existsSync(dir) && readdirSync(dir).some((file) => [base, name].includes(parse(file).name)));
  if (exists) return absolute;
  // The bundler would report a file of this package.
  throw new OctavoError(
    'CONFIG_INVALID',
    `Options of the plugin "feedback": "onEvent": "${path}" was not found.`,
    { hint: 'Check the path, which is relative to the working directory.' },
  );
}
