export { SearchButton, type SearchButtonProps } from './SearchButton';
export { SearchPanel } from './SearchPanel';
export type { SearchPanelProps } from './types';
