export { type Meta, type MetaValues, parseMeta } from './code/fence-meta';
export { type IncludedFile, includeFile } from './code/include-file';
export { codeFrame } from './diagnostics/code-frame';
export { locateFrontmatterKey } from './diagnostics/frontmatter-position';
export { createNodeError } from './hast/create-node-error';
export type {
  DialectOptions,
  FenceTransformer,
  HighlightCache,
  ImageOptions,
  MarkdownPlugin,
  MdxOptions,
  NodeHandler,
  PluginPreset,
  PreparedPlugin,
  PublishedAsset,
  ResolvedLink,
  TestedBlock,
  TestedBlocks,
} from './options';
export { getPageInfo, type PageFile, type PageInfo } from './page/page-state';
export { createMdxOptions } from './preset';
export type {
  CompiledPage,
  FeatureFrontmatter,
  Frontmatter,
  Heading,
  HeroAction,
  HeroFrontmatter,
  HeroImage,
  ImageFormat,
  ImageVariant,
  PageAsset,
  PageAuthor,
  PageContent,
  PageFence,
  PageLink,
  PageSearch,
  PageType,
  PageWarning,
  SourcePoint,
  TocEntry,
  ToolCard,
  ToolStackFrontmatter,
} from './types';
