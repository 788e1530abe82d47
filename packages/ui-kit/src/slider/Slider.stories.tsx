import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Slider } from './index.js';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Share of your cash', defaultValue: '40', format: (value) => `${value} %` },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <Slider label="Share of your cash" defaultValue="40" format={(value) => `${value} %`} />
      <Slider
        label="Interest"
        min="0.5"
        max="7.25"
        step="0.25"
        defaultValue="0.5"
        hint="The higher, the shorter you wait."
      />
      <Slider
        label="Term in months"
        min="6"
        max="60"
        step="6"
        defaultValue="60"
        error="At most 48 for this loan."
      />
      <Slider label="Leverage" max="10" defaultValue="5" disabled />
    </Stack>
  ),
};
