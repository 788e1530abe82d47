import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.js';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: ['10', '12.5', '11', '14', '13.2', '16'], direction: 'gain', label: 'Rose from 10 to 16' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const Falling: Story = {
  args: { values: ['16', '13', '14', '10'], direction: 'loss', label: 'Fell from 16 to 10' },
};
export const Unchanged: Story = {
  args: { values: ['5', '5', '5'], direction: 'flat', label: 'Stayed at 5' },
};
