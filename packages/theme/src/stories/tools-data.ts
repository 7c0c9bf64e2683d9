import type { ToolLink } from '../model/types';
import { createPlaceholderImage } from './images';

/** Tools for the product switcher. */
export const storyTools = [
  ['Rspack', '打包工具', 'Bundler', '#0f766e'],
  ['Rsbuild', '构建工具', 'Build tool', '#b45309'],
  ['Rspress', '静态站点生成器', 'Static site generator', '#6d28d9'],
  ['Rslib', '库构建工具', 'Library tool', '#1d4ed8'],
  ['Rsdoctor', '构建分析工具', 'Build analyzer', '#be185d'],
  ['Rstest', '测试框架', 'Test framework', '#bd3f0b'],
  ['Rslint', '代码检查工具', 'Linter', '#4d7c0f'],
  ['Rstack', '生态索引', 'Ecosystem index', '#334155'],
].map(([name = '', desc = '', descEn = '', color = '']) => ({
  name,
  desc,
  descEn,
  logo: createPlaceholderImage(name[2]?.toUpperCase() ?? '', color),
  url: `https://example.com/zh/${name.toLowerCase()}`,
  urlEn: `https://example.com/${name.toLowerCase()}`,
})) satisfies ToolLink[];
