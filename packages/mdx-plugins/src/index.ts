export { type Meta, type MetaValues, parseMeta } from './code/fence-meta';
export { type IncludedFile, includeFile } from './code/include-file';
export { createMdxOptions } from './mdx-options';
export type {
  MarkdownPlugin,
  MdxOptions,
  NodeHandler,
  PluginPreset,
  PreparedPlugin,
} from './mdx-types';
export { codeFrame } from './messages/code-frame';
export type { DialectOptions, HighlightCache, PublishedAsset, ResolvedLink } from './options';
export type {
  CompiledPageData,
  FeatureFrontmatter,
  Frontmatter,
  Heading,
  HeroAction,
  HeroFrontmatter,
  HeroImage,
  PageAsset,
  PageContent,
  PageFence,
  PageLink,
  PageType,
  PageWarning,
  SourcePoint,
  TocEntry,
} from './types';
