import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.js';
import { ownFrame } from '../testing/ownFrame.js';
import { typeInto } from '../testing/typeInto.js';
import { untilShown } from '../testing/untilShown.js';
import { SuggestField } from './index.js';

const stocks = [
  { value: 'NRTH', label: 'Northwind Logistics', note: 'NRTH', start: <Avatar name="NRTH" /> },
  { value: 'NOVA', label: 'Nova Pharma', note: 'NOVA', start: <Avatar name="NOVA" /> },
];

const meta = {
  title: 'Inputs/Suggest field',
  component: SuggestField,
  args: { label: 'Search stocks', defaultValue: '', findOptions: () => Promise.resolve(stocks) },
} satisfies Meta<typeof SuggestField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A search field rests the same. */
export const Resting: Story = { tags: ['no-visual'] };
export const Suggesting: Story = {
  parameters: ownFrame,
  play: async ({ canvasElement }) => {
    typeInto(canvasElement, 'no');
    await untilShown(canvasElement, '[data-part=list]');
  },
};
