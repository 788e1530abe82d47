import type { Meta, StoryObj } from '@storybook/react-vite';
import { untilShown } from '../testing/untilShown.js';
import { DatePicker } from './index.js';

const meta = {
  title: 'Inputs/Date picker',
  component: DatePicker,
  args: { label: 'Date of birth', defaultValue: '', today: '2026-03-20' },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  canvasElement.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
  await untilShown(canvasElement.ownerDocument.body, '[role=grid]');
}

export const Empty: Story = { args: { hint: 'As in your passport.' } };
export const Chosen: Story = { args: { defaultValue: '1990-07-04' } };
export const Wrong: Story = { args: { defaultValue: '2015-07-04', error: 'You must be of age.' } };
export const Disabled: Story = { args: { defaultValue: '1990-07-04', disabled: true } };
export const Open: Story = { args: { defaultValue: '2026-03-12' }, play: open };
export const OpenWithDaysThatAreOff: Story = {
  args: {
    label: 'Valid until',
    defaultValue: '2026-03-25',
    min: '2026-03-20',
    max: '2026-04-20',
    isDayDisabled: (day) => [0, 6].includes(new Date(day).getUTCDay()),
  },
  play: open,
};
