export { ContentLink as Link } from '../link/ContentLink';
export type { LinkProps } from '../link/Link';
export { Overview, type OverviewProps } from '../overview/Overview';
export { Badge, type BadgeProps } from './badge/Badge';
export { revealTarget } from './behavior/reveal-target';
export { useProseBehavior } from './behavior/useProseBehavior';
export { Card, type CardProps } from './card/Card';
export { CardGrid, type CardGridProps } from './card/CardGrid';
export { LinkCard, type LinkCardProps } from './card/LinkCard';
export { CommandBlock, type CommandBlockProps } from './command-block/CommandBlock';
export { Details, type DetailsProps } from './details/Details';
export { FileTree, type FileTreeProps } from './file-tree/FileTree';
export { Html, type HtmlProps } from './html/Html';
export { HtmlFragmentsProvider, type HtmlFragmentsProviderProps } from './html/HtmlFragments';
export { NoSSR, type NoSSRProps } from './no-ssr/NoSSR';
export { CommandTabs, type CommandTabsProps } from './package-manager-tabs/CommandTabs';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './package-manager-tabs/PackageManagerTabs';
export { SourceCode, type SourceCodeProps } from './source-code/SourceCode';
export { Steps, type StepsProps } from './steps/Steps';
export { Tab, type TabProps } from './tabs/Tab';
export { Tabs, type TabsProps } from './tabs/Tabs';
export { Toc, type TocProps } from './toc/Toc';
