import type { Meta, StoryObj } from '@storybook/react-vite';

import { LARGE_SIDEBAR_THRESHOLD } from '../model/constants';
import type { SidebarItem } from '../model/types';
import { createStorySidebar } from '../stories/site-data';
import { overrideSite } from '../stories/site-parameters';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  decorators: [
    (Story) => (
      <div className="oct-story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { colorMode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { lang: 'zh' } };

/** A page without a sidebar has an empty list. */
export const Empty: Story = { parameters: overrideSite({ sidebar: [] }) };

export const Nested: Story = {
  parameters: overrideSite({
    page: { routePath: '/a/b/c/d' },
    sidebar: [
      {
        kind: 'group',
        text: 'First level',
        items: [
          {
            kind: 'group',
            text: 'Second level',
            link: '/a/b/',
            items: [
              {
                kind: 'group',
                text: 'Third level',
                collapsed: true,
                items: [
                  { kind: 'link', text: 'The current page', link: '/a/b/c/d' },
                  { kind: 'link', text: 'Its neighbor', link: '/a/b/c/e' },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
};

/** Groups that cannot be collapsed, dividers, section headers and tags of all kinds. */
export const AllKindsOfEntries: Story = {
  parameters: overrideSite({
    sidebar: [
      { kind: 'section-header', sectionHeaderText: 'Section', tag: 'beta' },
      { kind: 'link', text: 'A page', link: '/guide/start/' },
      { kind: 'link', text: 'With `code` in its name', link: '/b', tag: 'new' },
      { kind: 'divider', dividerType: 'dashed' },
      { kind: 'link', text: 'External link', link: 'https://example.com' },
      {
        kind: 'link',
        text: 'With an icon',
        link: '/c',
        tag: '<svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor"><circle cx="8" cy="8" r="5"/></svg>',
      },
      { kind: 'divider', dividerType: 'solid' },
      {
        kind: 'group',
        text: 'Always open',
        collapsible: false,
        items: [{ kind: 'link', text: 'Inside', link: '/d' }],
      },
      {
        kind: 'group',
        text: 'Closed, with a separate page',
        link: '/e/',
        collapsed: true,
        tag: 'experimental',
        items: [{ kind: 'link', text: 'Inside', link: '/e/f' }],
      },
    ],
  }),
};

export const LongTitles: Story = {
  parameters: overrideSite({
    sidebar: [
      {
        kind: 'group',
        text: 'A group with a title that is longer than the width of the sidebar',
        tag: 'new',
        items: [
          {
            kind: 'link',
            text: 'How to configure every available option of the project',
            link: '/guide/start/',
          },
          { kind: 'link', text: 'AnIdentifierThatCannotBeBrokenBecauseItHasNoSpaces', link: '/b' },
          { kind: 'link', text: '<img src=x> & **bold** are text', link: '/c' },
        ],
      },
    ],
  }),
};

/** Entries without text show their link. Groups without entries show only their title. */
export const IncompleteEntries: Story = {
  parameters: overrideSite({
    sidebar: [
      { kind: 'link', text: '', link: '/guide/start/' },
      { kind: 'group', text: '', link: '/b/', items: [] },
      { kind: 'group', text: 'Without entries', items: [] },
    ],
  }),
};

/** Above 300 entries, only the groups of the current page are open, and the HTML omits the others. */
export const Large: Story = { parameters: overrideSite({ sidebar: largeSidebar() }) };

export const BeforeAndAfter: Story = {
  args: { before: <p>Above the entries</p>, after: <p>Below the entries</p> },
};

export const GroupClosed: Story = {
  parameters: overrideSite({ sidebar: createStorySidebar('en') }),
  // Closed groups are stored. Clear them, so that the group is open at first.
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Basics', expanded: true }));
  },
};

function largeSidebar(): SidebarItem[] {
  return Array.from({ length: 20 }, (_, group) => ({
    kind: 'group',
    text: `Group ${group + 1}`,
    items: Array.from({ length: LARGE_SIDEBAR_THRESHOLD / 15 }, (_, entry) => ({
      kind: 'link',
      text: `Entry ${entry + 1} of group ${group + 1}`,
      link: group + entry === 0 ? '/guide/start/' : `/large/${group}/${entry}`,
    })),
  }));
}
