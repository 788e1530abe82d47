import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { KeyValue, KeyValueRow } from '../key-value/index.js';
import { Price } from '../price/index.js';
import { Result } from './index.js';

const meta = {
  title: 'States/Result',
  component: Result,
  args: { title: 'Order placed', hint: 'It waits until your price is reached.' },
} satisfies Meta<typeof Result>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  render: () => (
    <Result
      title="Money is on its way"
      hint="It usually arrives within two working days."
      action={
        <>
          <Button fullWidth>Back to the wallet</Button>
          <Button variant="quiet" fullWidth>
            Show the receipt
          </Button>
        </>
      }
    >
      <KeyValue>
        <KeyValueRow label="Withdrawn">
          <Price value="250" currency="USD" />
        </KeyValueRow>
        <KeyValueRow label="Reference">W-2041</KeyValueRow>
      </KeyValue>
    </Result>
  ),
};
export const Undecided: Story = {
  args: { tone: 'caution', title: 'We are checking it', hint: 'This takes up to a day.' },
};
export const Refused: Story = {
  args: {
    tone: 'critical',
    title: 'Your bank refused it',
    hint: 'Nothing was taken from your account.',
    action: <Button fullWidth>Try again</Button>,
  },
};
/** `Undecided` has the picture; only the colour differs. */
export const ToKnow: Story = { tags: ['no-visual'], args: { tone: 'info' } };
