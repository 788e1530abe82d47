import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, SearchIcon } from '../icon/index.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Search', icon: <SearchIcon /> },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const WithCount: Story = { args: { label: 'Notices', icon: <BellIcon />, badgeCount: 3 } };
export const Disabled: Story = { args: { disabled: true } };
