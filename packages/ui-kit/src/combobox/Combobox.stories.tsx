import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { ownFrame } from '../testing/ownFrame.js';
import { typeInto } from '../testing/typeInto.js';
import { untilShown } from '../testing/untilShown.js';
import { Combobox } from './Combobox.js';

const banks = [
  { value: 'meridian', label: 'Meridian Bank', note: 'MERIDEFF' },
  { value: 'harbour', label: 'Harbour Savings Bank', note: 'HARBGB2L' },
  { value: 'alpine', label: 'Alpine Cantonal Bank', note: 'ALPICHZZ' },
  { value: 'former', label: 'Former Bank', note: 'Takes no transfers', disabled: true },
  { value: 'coast', label: 'Coast Credit Union' },
];
const hint = 'Type a part of its name, or its BIC.';

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  args: { label: 'Bank', options: banks, defaultValue: '', hint },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <Combobox label="Bank" options={banks} defaultValue="" hint={hint} placeholder="Name or BIC" />
      <Combobox label="Bank" options={banks} defaultValue="harbour" />
      <Combobox label="Bank" options={banks} defaultValue="" error="Choose your bank." required />
      <Combobox label="Bank" options={banks} defaultValue="alpine" disabled />
    </Stack>
  ),
};
/** What is typed filters, and the first match is active. */
export const Filtered: Story = {
  args: { defaultValue: 'alpine' },
  parameters: ownFrame,
  play: async ({ canvasElement }) => {
    typeInto(canvasElement, 'ban');
    await untilShown(canvasElement, '[data-part=panel][data-state=open]');
  },
};
export const Looking: Story = {
  args: { options: [], findOptions: () => new Promise(() => undefined) },
  parameters: ownFrame,
  play: async ({ canvasElement }) => {
    typeInto(canvasElement, 'mer');
    await untilShown(canvasElement, '[data-part=panel][data-state=open]');
  },
};
export const NoMatches: Story = {
  parameters: ownFrame,
  play: async ({ canvasElement }) => {
    typeInto(canvasElement, 'xyz');
    await untilShown(canvasElement, '[data-part=panel][data-state=open]');
  },
};
export const Failed: Story = {
  args: { options: [], findOptions: () => Promise.reject(new Error('away')) },
  parameters: ownFrame,
  play: async ({ canvasElement }) => {
    typeInto(canvasElement, 'mer');
    await untilShown(canvasElement, '[data-part=retry]');
  },
};
