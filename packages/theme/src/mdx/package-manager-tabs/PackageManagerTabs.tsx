import { forwardRef, type ReactNode } from 'react';

import type { TabsProps } from '../tabs/Tabs';
import { CommandTabs } from './CommandTabs';
import { commandsFor } from './commands-for';

/** Props of `PackageManagerTabs`. */
export interface PackageManagerTabsProps
  extends Omit<TabsProps, 'values' | 'groupId' | 'children'> {
  /**
   * npm command, with or without the `npm` prefix, which is converted for each tool; or an object with a command
   * for each tool, which is not converted.
   */
  command: string | Partial<Record<string, string>>;
  /**
   * Whether the command runs a binary of the project, as with `npx`.
   * @default false
   */
  exec?: boolean;
  /**
   * Whether the command downloads and runs a package, as with `pnpm dlx`.
   * @default false
   */
  dlx?: boolean;
  /**
   * Tools to add after npm, yarn, pnpm and bun. Commands are converted for `deno`; for other tools, only `npm` is
   * replaced with the tool name.
   * @default []
   */
  additionalTabs?: readonly { tool: string; icon?: ReactNode }[];
}

/**
 * Renders an npm command in tabs, converted for each package manager.
 *
 * @example
 * ```mdx
 * <PackageManagerTabs command="install -D @rstest/core" />
 * ```
 */
export const PackageManagerTabs = forwardRef<HTMLDivElement, PackageManagerTabsProps>(
  function PackageManagerTabs(
    { command, exec = false, dlx = false, additionalTabs = [], ...props },
    ref,
  ) {
    const icons = new Map(additionalTabs.map(({ tool, icon }) => [tool, icon]));
    const mode = dlx ? 'dlx' : exec ? 'exec' : 'command';
    const commands = commandsFor(command, mode, icons.keys());
    return <CommandTabs {...props} ref={ref} commands={commands} icons={icons} />;
  },
);
