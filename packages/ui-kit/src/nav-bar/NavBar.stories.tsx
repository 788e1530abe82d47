import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/index.js';
import { BellIcon, SearchIcon } from '../icon/index.js';
import { NavBar } from './NavBar.js';

const meta = {
  title: 'Navigation/Nav bar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Deposit', onBack: () => {} },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Back: Story = {};
export const Home: Story = { args: { backTo: 'home' } };
export const WithTools: Story = {
  args: {
    tools: (
      <>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Notices" icon={<BellIcon />} badgeCount={3} />
      </>
    ),
  },
};
export const LongGermanTitle: Story = { args: { title: 'Identitätsprüfung mit Reisepass' } };
