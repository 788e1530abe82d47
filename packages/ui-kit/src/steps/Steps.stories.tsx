import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './index.js';

const meta = {
  title: 'Display/Steps',
  component: Steps,
  args: {
    items: [
      { label: 'Submitted', note: '4 Mar, 15:00', state: 'done' },
      { label: 'Under review', note: 'Usually within one working day', state: 'current' },
      { label: 'Credited to your account', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};
export const AllDone: Story = {
  args: {
    items: [
      { label: 'Submitted', note: '4 Mar, 15:00', state: 'done' },
      { label: 'Approved', note: '4 Mar, 15:20', state: 'done' },
      { label: 'Credited to your account', note: '4 Mar, 15:21', state: 'done' },
    ],
  },
};
export const Failed: Story = {
  args: {
    items: [
      { label: 'Submitted', note: '4 Mar, 15:00', state: 'done' },
      { label: 'Refused', note: 'The picture cannot be read. Please send another one.', state: 'failed' },
    ],
  },
};
export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    items: [
      { label: 'You', state: 'done' },
      { label: 'Document', state: 'current' },
      { label: 'Review', state: 'upcoming' },
    ],
  },
};
export const LongGermanLabels: Story = {
  args: {
    orientation: 'horizontal',
    items: [
      { label: 'Persönliche Angaben', state: 'done' },
      { label: 'Ausweisdokument', state: 'failed' },
      { label: 'Verpflichtungserklärung', state: 'current' },
      { label: 'Prüfung', state: 'upcoming' },
    ],
  },
};
