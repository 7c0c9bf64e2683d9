import type { ComponentType } from 'react';

/** Module of a page that has code: compiled Markdown with components, or a component file. */
export interface PageModule {
  default: ComponentType;
}
