/**
 * Words that readers search for, with the words of the pages. Both languages share the groups. Each word finds all others
 * of its group, so a word with other meanings on the pages is not listed.
 */
export const synonyms: string[][] = [
  // Write pages
  ['admonition', 'admonitions', 'callout', 'callouts', 'containers', '提示块', '提示框'],
  ['accordion', 'collapsible', '折叠'],
  ['transclusion', 'partials', 'includes', '文档片段', '文件包含', '复用'],
  ['选项卡', '标签页', 'tabs'],
  ['syntax highlighting', 'prism', 'shiki', '代码高亮', '语法高亮'],
  ['equation', 'equations', 'formulas', 'LaTeX', '公式'],
  ['plantuml', 'graphviz', 'diagrams', 'mermaid', '图表'],
  ['lightbox', 'zoom', '放大', '灯箱'],
  ['元数据', '元信息', 'frontmatter'],
  ['unpublished', 'WIP', 'draft', 'drafts', '草稿'],
  ['doctest', 'tested', '可测试'],
  ['permalink', 'slug', 'routes', '路由'],
  ['跳转', '重定向'],
  ['homepage', 'landing page', 'hero', '首页', '主页', '落地页'],

  // Navigation and theme
  ['topbar', 'navbar', '导航栏', '顶栏'],
  ['table of contents', 'outline', '大纲', '页内目录', '本页目录'],
  ['night', 'dark', '深色', '暗色', '暗黑', '夜间'],
  ['brand color', 'primary color', 'accent', '强调色', '主题色', '品牌色'],
  ['swizzle', 'eject', 'override', '替换组件', '覆盖组件'],
  ['favicon', 'icon', '图标'],
  ['banner', 'announcement', '公告', '横幅'],
  ['autocomplete', 'intellisense', 'completion', '补全', '智能提示'],
  ['a11y', 'accessibility', '无障碍', '可访问性', '读屏'],

  // Publish
  ['hosting', 'deploy', '部署', '托管', '上线'],
  ['subpath', 'subdirectory', 'base', '子路径', '子目录'],
  ['broken links', 'dead', '死链', '坏链', '断链', '失效链接'],
  [
    'internationalization',
    'localization',
    'multilingual',
    'translation',
    '翻译',
    '多语言',
    '国际化',
    '本地化',
  ],
  ['多版本', '历史版本'],
  ['open graph', 'twitter card', 'social', '社交图片', '分享图'],
  ['ChatGPT', 'Claude', 'LLM', 'AI', 'assistants', '助手', '大模型'],
];
