import { forwardRef, type ReactNode } from 'react';

import type { TabsProps } from '../tabs/Tabs';
import { CommandTabs } from './CommandTabs';
import { commandsFor } from './commands-for';

export interface PackageManagerTabsProps
  extends Omit<TabsProps, 'values' | 'groupId' | 'children'> {
  /**
   * An npm command, with or without `npm`, which is converted for each tool. Or one command for each tool, which is
   * shown as it is.
   */
  command: string | Partial<Record<string, string>>;
  /**
   * Whether the command is a binary of the project.
   * @default false
   */
  exec?: boolean;
  /**
   * Whether the command is a binary that is fetched to be run once.
   * @default false
   */
  dlx?: boolean;
  /** More tools after npm, yarn, pnpm and bun. Commands are converted for `deno`; for others, npm is replaced. */
  additionalTabs?: readonly { tool: string; icon?: ReactNode }[];
}

/** One command, for the package manager that the reader uses. */
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
