import type { Meta, StoryObj } from '@storybook/react-vite';

import { messagesFor } from '../model/messages';
import { mockClient } from '../stories/search-data';
import { SearchButton } from './SearchButton';

/** Search button of the navbar. Ctrl+K or Cmd+K opens the search as well. */
const meta = {
  title: 'Components/SearchButton',
  component: SearchButton,
  args: { client: mockClient, onNavigate: () => {}, messages: messagesFor('en') },
  argTypes: { client: { control: false }, messages: { control: false } },
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { args: { messages: messagesFor('zh') }, globals: { lang: 'zh' } };

/** On small screens, only the icon is visible. */
export const Small: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile1' } } };
