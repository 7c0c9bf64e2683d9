import type { Meta, StoryObj } from '@storybook/react-vite';

import { createPlaceholderImage, themedLogo } from '../stories/images';
import { overrideSite } from '../stories/site-parameters';
import { Logo } from './Logo';

/** Links to the home page of the current language and version. */
const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Dark mode can have a different image. */
export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** Without a logo, only the name is shown. */
export const NameOnly: Story = {
  parameters: overrideSite({ site: { logo: undefined, logoText: undefined } }),
};

/** The alternative text of the image is the name of the site. */
export const ImageOnly: Story = {
  parameters: overrideSite({ site: { logo: themedLogo, logoText: undefined } }),
};

/** One image for both color modes, with a custom size. */
export const Wide: Story = {
  parameters: overrideSite({
    site: {
      logo: createPlaceholderImage('OCTAVO', '#5b3fd6', 160, 40),
      logoSize: { width: 96, height: 24 },
    },
  }),
};
