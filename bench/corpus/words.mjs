const words = (text) => text.trim().split(/\s+/);

/** Words of prose, by language. */
export const PROSE = {
  en: words(`
    the a bundler test runner module graph compiler plugin loader config option value file path
    watch mode worker thread process cache snapshot assertion matcher hook timeout retry reporter
    coverage source map transform resolve alias external runtime browser node environment fixture
    mock spy timer promise async function callback error stack trace message output directory
    pattern glob include exclude default project root workspace package dependency version release
    build server client hydrate render route page layout theme sidebar search index query result
    token parser syntax tree visitor when you run this command it will read each entry and then
    resolve its imports before emitting chunks to disk in most cases there is no need to change it
    but large repositories often benefit from a narrower scope because fewer files are visited
    which keeps memory low and makes feedback faster for everyone on the team who relies on it
    every day`),
  zh: words(`
    测试 框架 构建 工具 配置 选项 模块 依赖 编译 插件 加载器 文件 路径 监听 模式 进程 线程 缓存 快照 断言 匹配器 钩子 超时 重试 报告
    覆盖率 源码映射 转换 解析 别名 运行时 浏览器 环境 模拟 定时器 异步 函数 回调 错误 堆栈 信息 输出 目录 默认 项目 根目录 版本
    发布 服务 客户端 渲染 路由 页面 布局 主题 侧边栏 搜索 索引 查询 结果 语法树 当你 运行 这个 命令 时 它会 读取 每个 入口 然后 并且
    如果 需要 可以 通过 设置 来 提升 性能 减少 内存 占用 从而 让 团队 获得 更快 的 反馈 在 大多数 情况 下 无需 修改 但是 大型 仓库
    通常 会 受益 于 更小 的 范围`),
};

/** First words of headings, by language. A page uses each of them at most once. */
export const HEADINGS = {
  en: words(`Overview Usage Options Examples Caveats Performance Migration Troubleshooting
    Configuration Internals Debugging Compatibility`),
  zh: words('概述 用法 选项 示例 注意事项 性能 迁移 排错 配置 内部实现 调试 兼容性'),
};

/** Names for code, tables and inline code. */
export const NOUNS = words(`config runner entry module result worker cache bundle graph chunk asset
  options context reporter snapshot matcher fixture timer handler queue batch logger stats filter
  suite`);
export const VERBS = words(`create load resolve transform emit collect run watch parse render merge
  flush apply build define`);
