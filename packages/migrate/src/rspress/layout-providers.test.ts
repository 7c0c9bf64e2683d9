import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { createMigration } from '../migration';
import { useTempSite } from '../testing/temp-site';
import { generateLayout } from './layout-providers';

const site = useTempSite();

beforeEach(() =>
  site.write({
    'docs/index.mdx': "import { Picker } from '../components/Picker';\n\n<Picker />\n",
    'components/Picker.tsx': "import { useColors } from './colors';\n",
    'components/colors.tsx': 'export const ColorProvider = () => null;\n',
    'components/other.tsx': 'export const OtherProvider = () => null;\n',
  }),
);

function layoutOf(theme: string): string | undefined {
  site.write({ 'theme/index.tsx': theme });
  const migration = createMigration(site.cwd);
  migration.config.root = 'docs';
  const home = { slots: new Map<string, string[]>(), components: new Map<string, string>() };
  return generateLayout(join(site.cwd, 'theme/index.tsx'), migration, home);
}

const theme = (layout: string) => `
import { Layout as BasicLayout } from '@rspress/core/theme-original';
import { ConfigProvider } from 'antd';
import { ColorProvider as Colors } from '../components/colors';
import { ColorProvider } from '../components/colors';
import { OtherProvider } from '../components/other';

const Layout = () => {
  const t = useI18n<typeof import('i18n')>();
  return ${layout};
};
`;

test('wraps the layout in the providers that components of pages need', () => {
  const layout =
    '<OtherProvider><ColorProvider><OtherProvider /><BasicLayout top={<Nav />} /></ColorProvider></OtherProvider>';
  expect(
    layoutOf(theme(layout)),
  ).toBe(`import { type LayoutProps, Layout as Original } from '@octavo/theme';
import { ColorProvider } from '../components/colors';

/** Adds the parts of the Rspress layout that pages need. */
export function Layout(props: LayoutProps) {
  return (
    <ColorProvider>
      <Original {...props} />
    </ColorProvider>
  );
}
`);
});

test.each([
  [
    'packages and modules that pages do not import',
    '<ConfigProvider><OtherProvider><BasicLayout /></OtherProvider></ConfigProvider>',
  ],
  ['attributes', '<ColorProvider color={red}><BasicLayout /></ColorProvider>'],
  ['elements next to the layout', '<><ColorProvider><Nav /></ColorProvider><BasicLayout /></>'],
  ['elements without a layout', '<ColorProvider />'],
])('ignores %s', (_, layout) => {
  expect(layoutOf(theme(layout))).toBeUndefined();
});
