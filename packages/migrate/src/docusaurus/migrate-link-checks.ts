import { getProperty, type SourceLocation, type StaticValue } from '@octavo/cli/internal';

import { allowDeadAnchors, allowDeadLinks, type Migration, setKey } from '../migration';
import { readData } from './read-data';

/** Sets the severities of dead links, anchors and images. Docusaurus only warns about dead anchors by default. */
export function migrateLinkChecks(
  config: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  const links = readData(config, 'onBrokenLinks');
  if (links === 'warn' || links === 'log')
    allowDeadLinks(migration, location, 'the build of the original site does not fail for them');
  else if (readData(config, 'onBrokenAnchors') !== 'throw') allowDeadAnchors(migration, location);
  if (links === 'ignore') setKey(migration, 'markdown.checkDeadLinks', false, location);
  const hooks = getProperty(getProperty(config, 'markdown'), 'hooks');
  const images = hooks && readData(hooks, 'onBrokenMarkdownImages');
  if (images === 'warn' || images === 'log' || images === 'ignore')
    setKey(migration, 'check.rules.dead-asset', images === 'ignore' ? 'off' : 'warn', location);
}
