import type { Meta, StoryObj } from '@storybook/react-vite';

import { NoSSR } from './NoSSR';

/** In a browser the children show; on the server and until then, the fallback. */
const meta = {
  title: 'MDX/NoSSR',
  component: NoSSR,
  args: { children: <p>Needs a browser.</p>, fallback: <p>Wait for it …</p> },
} satisfies Meta<typeof NoSSR>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheBrowser: Story = {};

export const WithoutFallback: Story = { args: { fallback: undefined } };
