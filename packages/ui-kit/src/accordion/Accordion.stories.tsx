import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { Accordion } from './index.js';

const questions = [
  {
    value: 'fees',
    label: 'What does an order cost?',
    content: '0.1 % of its amount, at least 1.00 USD. You see it before you place the order.',
  },
  {
    value: 'failed',
    label: 'Is my money safe?',
    content: 'It lies in an account of your own at a bank, apart from ours.',
  },
  {
    value: 'taxes',
    label: 'Which statements do I get for my tax return, and when?',
    content: 'One for each year, in March.',
  },
];

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: { items: questions, defaultValue: ['fees'] },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `OneOpen` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const OneOpen: Story = {
  render: () => (
    <Card>
      <Accordion items={questions} defaultValue={['fees']} isExclusive />
    </Card>
  ),
};
