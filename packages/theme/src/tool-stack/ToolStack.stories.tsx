import type { Meta, StoryObj } from '@storybook/react-vite';

import { brokenImageUrl } from '../stories/images';
import { storyTools } from '../stories/tools-data';
import { ToolStack } from './ToolStack';

const tools = storyTools.slice(0, 6).map(({ name, descEn, logo, url }) => ({
  name,
  description: `${descEn} of the toolchain, fast and with little configuration.`,
  logo,
  url,
  urlText: 'Read more',
}));

const meta = {
  title: 'Components/ToolStack',
  component: ToolStack,
  args: { title: 'One toolchain', tagline: 'Six tools that work together', tools },
} satisfies Meta<typeof ToolStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixTools: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = {
  args: {
    title: '同一套工具链',
    tagline: '六个彼此了解的工具',
    tools: storyTools.slice(0, 6).map(({ name, desc, logo, url }) => ({
      name,
      description: `工具链中的${desc}，速度快，配置少。`,
      logo,
      url,
      urlText: '了解更多',
    })),
  },
  globals: { lang: 'zh' },
};

export const WithoutTagline: Story = { args: { tagline: undefined } };

export const Empty: Story = { args: { tools: [] } };

/** Logos that fail to load are replaced by the initial of the name. */
export const LogosMissing: Story = {
  args: { tools: tools.map((tool, index) => ({ ...tool, logo: index % 2 ? '' : brokenImageUrl })) },
};

export const LongTexts: Story = {
  args: {
    title: 'A toolchain with a title that needs more than one line on every phone',
    tools: tools.map((tool) => ({ ...tool, description: tool.description.repeat(3) })),
  },
};
