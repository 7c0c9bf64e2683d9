import { forwardRef, type ReactNode } from 'react';

import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';
import { classNames } from '../../dom/class-names';
import { CommandBlock } from '../command-block/CommandBlock';
import { Tab } from '../tabs/Tab';
import { Tabs, type TabsProps } from '../tabs/Tabs';

/** Group under which the chosen package manager is remembered. */
const GROUP = 'package.manager';

export interface CommandTabsProps extends Omit<TabsProps, 'values' | 'groupId' | 'children'> {
  /** One command for each tool, in the order of the tabs. */
  commands: Readonly<Record<string, string>>;
  /** Pictures of tools, by name. */
  icons?: ReadonlyMap<string, ReactNode>;
}

/**
 * The same command for several package managers. `PackageManagerTabs` writes the commands; where they are
 * known when a page is compiled, this is all of it that readers load.
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
