import { relative } from 'node:path';

import { isLargeSidebar } from '@octavo/theme/static';

import { toPosixPath } from '../files/posix-path';
import type { SiteConfig } from '../model/config';
import type { Runtime } from '../model/payload';
import type { BuiltEdition } from '../model/plugin-values';
import { getReplacements, getSlotComponents } from '../plugin-host/plugin-components';

/** Runtime of a site, and why it is not the static one. */
export interface RuntimeChoice {
  runtime: Runtime;
  /** What needs React, such as `theme/Navbar.tsx`. `undefined` if the configuration selects the runtime. */
  reason?: string;
}

/** Returns the runtime for a site: the static one, unless the configuration or a part of the layout needs React. */
export function chooseRuntime(
  config: Pick<SiteConfig, 'runtime' | 'overrides' | 'cwd' | 'plugins'>,
  editions: readonly Pick<BuiltEdition, 'sidebarKeys' | 'sidebar'>[],
): RuntimeChoice {
  if (config.runtime === 'react') return { runtime: 'react' };
  const [override] = Object.values(config.overrides);
  if (override) return { runtime: 'react', reason: toPosixPath(relative(config.cwd, override)) };
  const component = [...getReplacements(config), ...getSlotComponents(config)].find(
    ({ interactive }) => interactive,
  );
  if (component) return { runtime: 'react', reason: `plugin "${component.plugin}"` };
  for (const { sidebarKeys, sidebar } of editions) {
    const large = sidebarKeys.find((key) => isLargeSidebar(sidebar(key)));
    if (large) return { runtime: 'react', reason: `the large sidebar of ${large}` };
  }
  return { runtime: 'static' };
}
