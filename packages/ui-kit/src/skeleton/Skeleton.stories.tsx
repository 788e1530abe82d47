import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRows } from './Skeleton.js';

const meta = { title: 'States/Skeleton', component: SkeletonRows } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const RowsWithoutAvatar: Story = { args: { hasAvatar: false } };
