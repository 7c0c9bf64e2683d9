import type { Meta, StoryObj } from '@storybook/react-vite';

import { NoSSR } from './NoSSR';

/** Shows the fallback on the server and until hydration, then the children. */
const meta = {
  title: 'MDX/NoSSR',
  component: NoSSR,
  args: { children: <p>Needs a browser.</p>, fallback: <p>Loading …</p> },
} satisfies Meta<typeof NoSSR>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheBrowser: Story = {};

export const WithoutFallback: Story = { args: { fallback: undefined } };
