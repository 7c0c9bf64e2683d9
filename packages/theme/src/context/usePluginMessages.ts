import { SiteContext, useRequiredContext } from './contexts';

const NO_MESSAGES = {};

/**
 * Returns the messages of a plugin in the page language.
 *
 * @param plugin name of the plugin
 * @throws If called outside `SiteProvider`.
 *
 * @example
 * function Feedback() {
 *   const { question } = usePluginMessages<'question'>('feedback');
 *   return <p>{question}</p>;
 * }
 */
export function usePluginMessages<Key extends string = string>(
  plugin: string,
): Readonly<Record<Key, string>> {
  const site = useRequiredContext(SiteContext, 'usePluginMessages');
  return (site.pluginMessages?.[plugin] ?? NO_MESSAGES) as Record<Key, string>;
}
