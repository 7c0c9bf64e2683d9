import { forwardRef, type ReactNode } from 'react';

import { classNames } from '../../text/class-names';
import { CommandBlock } from '../command-block/CommandBlock';
import { Tab } from '../tabs/Tab';
import { Tabs, type TabsProps } from '../tabs/Tabs';
import { useMdxMessages } from '../use-mdx-messages';
import { type CommandMode, translateCommand } from './translate-command';

/** Group under which the chosen package manager is remembered. */
const GROUP = 'package.manager';
const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'];

export interface PackageManagerTabsProps
  extends Omit<TabsProps, 'values' | 'groupId' | 'children'> {
  /**
   * The command as for npm, without `npm` in front of it: it is said in the words of each manager. Or one
   * command for each manager, shown as given.
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
  /** More tools after npm, yarn, pnpm and bun; `deno` is known, the name of another is put in front. */
  additionalTabs?: readonly { tool: string; icon?: ReactNode }[];
}

/** One command, for the package manager that the reader uses. */
export const PackageManagerTabs = forwardRef<HTMLDivElement, PackageManagerTabsProps>(
  function PackageManagerTabs(
    { command, exec = false, dlx = false, additionalTabs = [], className, ...props },
    ref,
  ) {
    const { packageManager } = useMdxMessages();
    const mode: CommandMode = dlx ? 'dlx' : exec ? 'exec' : 'command';
    const icons = new Map(additionalTabs.map(({ tool, icon }) => [tool, icon]));
    const given = typeof command === 'string' ? [] : Object.keys(command);
    const tools = [...new Set([...MANAGERS, ...icons.keys(), ...given])];
    const lines = tools.flatMap((tool) => {
      const line =
        typeof command === 'string' ? translateCommand(command, tool, mode) : command[tool];
      return line === undefined ? [] : [{ tool, line }];
    });

    return (
      <Tabs
        aria-label={packageManager}
        {...props}
        ref={ref}
        groupId={GROUP}
        className={classNames('oct-package-manager-tabs', className)}
      >
        {lines.map(({ tool, line }) => (
          <Tab key={tool} value={tool} label={<ToolLabel tool={tool} icon={icons.get(tool)} />}>
            <CommandBlock text={line} />
          </Tab>
        ))}
      </Tabs>
    );
  },
);

function ToolLabel({ tool, icon }: { tool: string; icon: ReactNode }) {
  return icon === undefined ? (
    tool
  ) : (
    <>
      {icon} {tool}
    </>
  );
}
