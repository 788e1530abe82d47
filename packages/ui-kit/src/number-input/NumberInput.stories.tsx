import type { Meta, StoryObj } from '@storybook/react-vite';
import { typeInto } from '../testing/typeInto.js';
import { NumberInput } from './index.js';

const meta = {
  title: 'Inputs/Number input',
  component: NumberInput,
  args: { label: 'Amount', locale: 'en', min: '0', defaultValue: '' },
} satisfies Meta<typeof NumberInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { unit: 'USD', placeholder: '0.00' } };
export const Filled: Story = { args: { defaultValue: '1234567.8901', unit: 'USD' } };
export const Stepped: Story = {
  args: {
    label: 'Quantity',
    defaultValue: '100',
    step: '1',
    min: '1',
    max: '10000',
    decimals: 0,
    unit: 'shares',
  },
};
export const WithMax: Story = {
  args: {
    label: 'Withdraw',
    defaultValue: '250',
    maxAction: '1250.75',
    unit: 'USD',
    hint: 'Available 1,250.75 USD',
  },
};
export const Signed: Story = {
  args: { label: 'Change', defaultValue: '-2.5', min: '-100', max: '100', unit: '%' },
};
export const BelowTheMinimum: Story = { args: { defaultValue: '5', min: '10', unit: 'USD' } };
/** The rule that the last key or paste broke, until the next one that is accepted. */
export const NumbersOnly: Story = {
  args: { defaultValue: '1250.5' },
  play: ({ canvasElement }) => typeInto(canvasElement, 'twelve'),
};
export const TooManyDecimals: Story = {
  args: { decimals: 2 },
  play: ({ canvasElement }) => typeInto(canvasElement, '1250.555'),
};
/** One separator before three digits has two readings; the field says which one it took. */
export const ReadAs: Story = { play: ({ canvasElement }) => typeInto(canvasElement, '1.234') };
export const NoNegatives: Story = { play: ({ canvasElement }) => typeInto(canvasElement, '-5') };
export const Failed: Story = {
  args: { defaultValue: '5', error: 'The market price moved. Check the amount.' },
};
export const Disabled: Story = { args: { defaultValue: '100', unit: 'USD', disabled: true } };
export const German: Story = { args: { locale: 'de', defaultValue: '1234567.89', unit: 'EUR' } };
