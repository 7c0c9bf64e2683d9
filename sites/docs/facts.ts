import type { UserConfig } from '@octavo/cli';

type FactRule = NonNullable<NonNullable<UserConfig['test']>['facts']>[number];

const OPTION_PAGES = ['*/config/{test,build}/*.mdx'];
const TYPE = ['Type', '类型'];

/** Types of the libraries below Rstest, by the names that pages use. */
const LIBRARIES = `
type CSSModules = import('@rsbuild/core').CSSModules;
type TransformImport = import('@rsbuild/core').TransformImport;
type Externals = import('@rsbuild/core').Rspack.Externals;
type RuleSetCondition = import('@rsbuild/core').Rspack.RuleSetCondition;
`;

/** Names that signatures use for more than fits into a line. */
const NAMES = `
type T = (...args: any[]) => any;
type K = string;
type Class = new (...args: any[]) => any;
type Duration = any;
type FakeTimerConfig = any;
type MatcherFunction = any;
type SnapshotSerializer = any;
type StandardSchemaV1 = any;
`;

/** Compares the signatures of the members whose heading matches. */
function signatures(page: string, heading: string, type: string): FactRule {
  return {
    kind: 'signature',
    pages: [`*/api/**/${page}.mdx`],
    label: TYPE,
    heading,
    source: { package: '@rstest/core', type, declare: NAMES },
  };
}

/** Statements on the pages that `octavo test` compares with the installed version. */
export const facts: FactRule[] = [
  {
    kind: 'type',
    pages: OPTION_PAGES,
    label: TYPE,
    source: { package: '@rstest/core', type: 'RstestConfig{path}', declare: LIBRARIES },
  },
  {
    kind: 'default',
    pages: OPTION_PAGES,
    label: ['Default', '默认值'],
    none: ['none', '无'],
    source: { json: 'node checks/print-defaults.mjs' },
  },
  {
    kind: 'flag',
    pages: OPTION_PAGES,
    label: ['CLI', '命令行'],
    source: {
      help: ['', 'run', 'watch', 'list', 'merge-reports', 'init'].map(
        (command) => `npx rstest ${command} --help`,
      ),
    },
  },
  {
    kind: 'version',
    pages: OPTION_PAGES,
    label: ['Since', '起始版本'],
    source: { installed: '@rstest/core' },
  },
  signatures('*', '^rs\\.(\\w+)$', "RstestUtilities['$1']"),
  // Chai declares the first of these, the browser package the second, and the third returns a type without a name.
  signatures('*', '^expect\\.(?!fail$|element$|poll$)(\\w+)$', "ExpectStatic['$1']"),
  signatures('*', '^(test|describe)\\.(\\w+)$', "(typeof $1)['$2']"),
  signatures('expect', '^(\\w+)$', "Assertion<any>['$1']"),
  signatures('hooks', '^(\\w+)$', 'typeof $1'),
  signatures('mockInstance', '^mock\\.(\\w+)$', "MockInstance<T>['mock']['$1']"),
  signatures('mockInstance', '^(\\w+)$', "MockInstance<T>['$1']"),
];
