import type { Meta, StoryObj } from '@storybook/react-vite';

import { placeholderImage, themedLogo } from '../stories/images';
import { overrideSite } from '../stories/site-parameters';
import { Logo } from './Logo';

/** Leads to the home of the page's language and version. */
const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another picture than in the light. */
export const Dark: Story = { globals: { colorMode: 'dark' } };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** Without a logo the name stands alone. */
export const NameAlone: Story = {
  parameters: overrideSite({ site: { logo: undefined, logoText: undefined } }),
};

/** The picture says the site's name. */
export const PictureAlone: Story = {
  parameters: overrideSite({ site: { logo: themedLogo, logoText: undefined } }),
};

/** One picture for both color modes, of a size of its own. */
export const Wide: Story = {
  parameters: overrideSite({
    site: {
      logo: placeholderImage('OCTAVO', '#5b3fd6', 160, 40),
      logoSize: { width: 96, height: 24 },
    },
  }),
};
