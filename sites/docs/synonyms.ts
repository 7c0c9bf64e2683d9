/**
 * Returns the name of a function or an option as a single word. Search then looks for the whole name, and not for the
 * rarest of its words, such as `close` for `toBeCloseTo`.
 */
const whole = (name: string): string => name.replaceAll('-', '').toLowerCase();

/**
 * Words that readers search for, with the words of the pages. Both languages share the groups. Each word finds all others
 * of its group, so a word with other meanings on the pages is not listed.
 */
export const synonyms: string[][] = [
  // Run and select tests
  ['serial', 'serially', 'runInBand', 'sequential', whole('maxWorkers'), '串行'],
  ['sandbox', 'isolate', 'isolation', '隔离', '沙箱', '沙盒'],
  ['shard', 'sharding', 'split', 'partition', '分片', '切片', '拆分', '多机'],
  ['hot reload', 'live reload', 'HMR', 'watch', '监听模式', '监视模式', '观察模式', '热更新'],
  ['grep', 'filter', '筛选', '过滤'],
  ['impacted', 'incremental', 'affected', 'affects', '受影响', '改动', '变更', '增量'],
  ['dry run', whole('filesOnly'), whole('listTests'), '空跑'],
  ['fail fast', 'bail', '快速失败'],
  ['monorepo', 'workspaces', 'turborepo', 'projects', '多项目', '多包', '多包仓库'],
  ['programmatic', 'programmatically', whole('createRstest'), whole('runCLI'), '编程接口'],

  // Write tests
  ['table-driven', 'data-driven', 'parametrize', 'parameterized', '参数化', '数据驱动'],
  ['lifecycle', 'hooks', '钩子', '生命周期'],
  ['清理', '销毁'],
  ['flaky', 'unstable', 'intermittent', 'sometimes', '不稳定', '偶尔', '偶发', '时好时坏'],
  ['float', 'floating point', 'decimal', whole('toBeCloseTo'), '小数', '浮点'],
  ['deep equal', whole('toEqual'), whole('toStrictEqual'), '深度比较', '深比较'],
  ['tag', 'tags', 'metadata', '元数据', '打标签'],
  ['uncaught', 'unhandled', '未处理', '未捕获'],

  // Snapshots and coverage
  ['golden file', 'golden master', 'snapshot', '快照'],
  ['stale', 'outdated', 'obsolete', 'unused', '不再使用', '过时', '过期'],
  ['inline', '内联', '行内'],
  ['minimum', 'threshold', 'thresholds', '阈值', '阀值', '门槛'],

  // Mocks and timers
  ['debounce', 'debounced', 'throttle', 'timers', '定时器', '计时器', '防抖', '节流'],
  [
    'freeze time',
    'frozen time',
    'date',
    whole('setSystemTime'),
    '冻结时间',
    '当前时间',
    '系统时间',
  ],
  ['timezone', 'time zone', 'time zones', 'UTC', '时区'],
  ['axios', 'nock', 'ajax', 'graphql', 'network', 'requests', 'MSW', '请求', '拦截', '接口'],
  ['partial', 'partially', 'keep a part', whole('importActual'), '保留', '部分模拟'],
  ['stub', '打桩', '存根'],
  ['还原', '恢复'],
  ['fs', 'memfs', '文件系统'],

  // Build
  ['moduleNameMapper', 'path mapping', 'alias', '别名', '路径映射'],
  ['scss', 'sass', 'stylesheet', 'styles', 'css', '样式'],
  ['micro frontend', 'microfrontend', 'federation', '微前端', '模块联邦'],

  // Browsers and components
  ['e2e', 'cypress', 'puppeteer', 'selenium', whole('end-to-end'), 'playwright', '端到端'],
  ['selector', 'selectors', 'locator', 'locators', '定位器', '选择器'],
  ['fireEvent', 'click', whole('user-event'), '用户操作', '用户交互', '模拟点击'],
  ['enzyme', 'RTL', 'Testing Library'],

  // Processes, CI and tools
  ['hang', 'hangs', 'stuck', 'open handles', 'leak', 'leaks', '泄漏', '泄露', '卡住', '卡死'],
  ['OOM', 'heap', 'memory', '内存'],
  ['optimize', 'bottleneck', 'speed up'],
  ['加快', '加速', '提速', '优化', '太慢'],
  ['pipeline', 'CI', '持续集成', '流水线'],
  ['azure', 'bitbucket', 'teamcity', 'travis', 'jenkins', 'xunit', 'junit'],
  ['exit status', 'exit codes', '退出码', '返回码'],
  ['mute', 'quiet', 'suppress', 'silent', '静默', '屏蔽'],
  ['控制台', '日志', 'console'],
  ['IDE', 'webstorm', 'editor', 'VS Code', '编辑器'],
  ['AI', 'LLM', 'copilot', 'cursor', 'claude', 'agents', '智能体', '大模型'],

  // About Rstest
  ['tutorial', 'beginner', 'quick start'],
  ['快速上手', '快速开始', '入门', '教程'],
  ['prerequisites', 'requirements', '环境要求', '系统要求'],
  ['changelog', 'releases', '版本发布', '更新日志', '变更日志'],
  ['对比', '区别', '差异'],
];
