import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.js';

const meta = { title: 'Status/Badge', component: Badge } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dot: Story = {};
export const Count: Story = { args: { count: 7 } };
export const Many: Story = { args: { count: 120 } };
