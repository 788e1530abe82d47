import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from './index.js';

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: { label: 'Day of the first rate', defaultValue: '2026-03-12', today: '2026-03-20' },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { hint: 'Then every month on this day.' } };
export const Failed: Story = {
  args: {
    defaultValue: '',
    required: true,
    min: '2026-03-20',
    error: 'Choose a day.',
    isDayDisabled: (day) => [0, 6].includes(new Date(day).getUTCDay()),
  },
};
export const Disabled: Story = { args: { disabled: true } };
