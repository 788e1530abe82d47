import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './index.js';

const meta = {
  title: 'Inputs/Date field',
  component: DateField,
  args: { label: 'Date of birth', defaultValue: '', today: '2026-03-20' },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types as a customer does. The focus does not move, so that no caret is drawn. */
const typed =
  (text: string): NonNullable<Story['play']> =>
  ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('There is no field');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

export const Empty: Story = { args: { hint: 'As in your passport.' } };
export const Chosen: Story = { args: { defaultValue: '1990-07-04' } };
export const Read: Story = { play: typed('1990-07-04') };
export const NoSuchDay: Story = { play: typed('1990-02-30') };
export const TooLate: Story = { args: { max: '2008-03-20' }, play: typed('2015-07-04') };
export const Disabled: Story = { args: { defaultValue: '1990-07-04', disabled: true } };
