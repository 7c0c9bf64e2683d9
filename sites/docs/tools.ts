import type { ToolLink } from '@octavo/theme';

/** The family of tools that Rstest belongs to, in the order of the product switcher. */
export const tools: ToolLink[] = [
  {
    name: 'Rspack',
    desc: '打包工具',
    descEn: 'Bundler',
    logo: '/tools/rspack.svg',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs/',
  },
  {
    name: 'Rsbuild',
    desc: '构建工具',
    descEn: 'Build tool',
    logo: '/tools/rsbuild.svg',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs/',
  },
  {
    name: 'Rspress',
    desc: '静态站点生成器',
    descEn: 'Static site generator',
    logo: '/tools/rspress.svg',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs/',
  },
  {
    name: 'Rslib',
    desc: '库构建工具',
    descEn: 'Library tool',
    logo: '/tools/rslib.svg',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs/',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具',
    descEn: 'Build analyzer',
    logo: '/tools/rsdoctor.svg',
    url: 'https://rsdoctor.rs/zh/',
    urlEn: 'https://rsdoctor.rs/',
  },
  {
    name: 'Rstest',
    desc: '测试框架',
    descEn: 'Test framework',
    logo: '/tools/rstest.svg',
    url: 'https://rstest.rs/zh/',
    urlEn: 'https://rstest.rs/',
  },
  {
    name: 'Rslint',
    desc: '代码检查工具',
    descEn: 'Linter',
    logo: '/tools/rslint.svg',
    url: 'https://rslint.rs/zh/',
    urlEn: 'https://rslint.rs/',
  },
  {
    name: 'Rstack',
    desc: '生态索引',
    descEn: 'Ecosystem index',
    logo: '/tools/rstack.svg',
    url: 'https://rstack.rs/',
  },
];
