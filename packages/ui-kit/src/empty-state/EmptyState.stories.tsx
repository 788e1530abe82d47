import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { StarIcon } from '../icon/index.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'States/Empty state',
  component: EmptyState,
  args: { title: 'No favourites yet' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const WithAction: Story = {
  args: {
    icon: <StarIcon />,
    hint: 'Tap the star on an instrument to find it here.',
    action: <Button variant="secondary">Browse markets</Button>,
  },
};
