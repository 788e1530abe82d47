import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRange } from './index.js';

const meta = {
  title: 'Inputs/Date range',
  component: DateRange,
  args: {
    label: 'Days of the statement',
    defaultValue: { from: '2026-03-03', to: '2026-03-12' },
    today: '2026-03-20',
  },
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { hint: 'Both days are part of it.' } };
export const Begun: Story = { args: { defaultValue: { from: '2026-03-03', to: '' } } };
