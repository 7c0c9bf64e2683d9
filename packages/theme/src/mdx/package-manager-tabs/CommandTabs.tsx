import { forwardRef, type ReactNode } from 'react';

import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';
import { classNames } from '../../dom/class-names';
import { CommandBlock } from '../command-block/CommandBlock';
import { Tab } from '../tabs/Tab';
import { Tabs, type TabsProps } from '../tabs/Tabs';

/** Tab group ID under which the selected package manager is stored. */
const GROUP = 'package.manager';

/** Props for `CommandTabs`. */
export interface CommandTabsProps extends Omit<TabsProps, 'values' | 'groupId' | 'children'> {
  /** Commands by tool name, in tab order. */
  commands: Readonly<Record<string, string>>;
  /** Icons by tool name. */
  icons?: ReadonlyMap<string, ReactNode>;
}

/**
 * Renders a command for multiple package managers in tabs. If the commands are known at build time, the compiler
 * replaces `PackageManagerTabs` with this component, so that the conversion code is not sent to the browser.
 *
 * @example
 * ```mdx
 * <CommandTabs commands={{ npm: 'npm install', pnpm: 'pnpm install' }} />
 * ```
 */
export const CommandTabs = forwardRef<HTMLDivElement, CommandTabsProps>(function CommandTabs(
  { commands, icons, className, ...props },
  ref,
) {
  const { packageManager } = useMessagesOrDefault();
  return (
    <Tabs
      aria-label={packageManager}
      {...props}
      ref={ref}
      groupId={GROUP}
      className={classNames('oct-package-manager-tabs', className)}
    >
      {Object.entries(commands).map(([tool, line]) => (
        <Tab key={tool} value={tool} label={<ToolLabel tool={tool} icon={icons?.get(tool)} />}>
          <CommandBlock text={line} />
        </Tab>
      ))}
    </Tabs>
  );
});

function ToolLabel({ tool, icon }: { tool: string; icon: ReactNode }) {
  return icon === undefined ? (
    tool
  ) : (
    <>
      {icon} {tool}
    </>
  );
}
