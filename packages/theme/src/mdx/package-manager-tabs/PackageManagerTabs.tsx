import { forwardRef, type ReactNode } from 'react';

import type { TabsProps } from '../tabs/Tabs';
import { CommandTabs } from './CommandTabs';
import { commandsFor } from './commands-for';

/** Props for `PackageManagerTabs`. */
export interface PackageManagerTabsProps
  extends Omit<TabsProps, 'values' | 'groupId' | 'children'> {
  /**
   * npm command, with or without the `npm` prefix, that is converted for each tool. Pass an object to set the command
   * for each tool manually.
   */
  command: string | Partial<Record<string, string>>;
  /**
   * Whether the command runs a project binary, like `npx`.
   * @default false
   */
  exec?: boolean;
  /**
   * Whether the command downloads and runs a package, like `pnpm dlx`.
   * @default false
   */
  dlx?: boolean;
  /**
   * Additional tools to show after npm, Yarn, pnpm and Bun. Commands are converted for `deno`. For other tools, only
   * `npm` is replaced with the tool name.
   * @default []
   */
  additionalTabs?: readonly { tool: string; icon?: ReactNode }[];
}

/**
 * Renders tabs with an npm command converted for each package manager.
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
    // Pages are not type-checked.
    if (command === undefined || command === null)
      throw new Error(
        'PackageManagerTabs: the prop "command" is missing. Pass an npm command, such as command="install react".',
      );
    const icons = new Map(additionalTabs.map(({ tool, icon }) => [tool, icon]));
    const mode = dlx ? 'dlx' : exec ? 'exec' : 'command';
    const commands = commandsFor(command, mode, icons.keys());
    return <CommandTabs {...props} ref={ref} commands={commands} icons={icons} />;
  },
);
