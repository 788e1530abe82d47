import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValue, KeyValueRow } from '../key-value/index.js';
import { Price } from '../price/index.js';
import { Text } from '../text/index.js';
import { ownFrame } from '../testing/ownFrame.js';
import { untilShown } from '../testing/untilShown.js';
import { Popover } from './index.js';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: { label: 'What is this fee?', children: 'It pays the exchange and us. An order costs it once.' },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `Open` has its picture. */
export const Sign: Story = { tags: ['no-visual'] };
export const InWords: Story = {
  render: () => (
    <Text as="p">
      You sell at the{' '}
      <Popover label="What is the best price?" trigger="best price">
        The highest that somebody bids at that moment.
      </Popover>{' '}
      of the moment.
    </Text>
  ),
};
export const Open: Story = {
  parameters: ownFrame,
  render: () => (
    <KeyValue>
      <KeyValueRow label="Amount">
        <Price value="1250" currency="USD" />
      </KeyValueRow>
      <KeyValueRow
        label={
          <>
            Fee{' '}
            <Popover label="What is this fee?">
              It pays the exchange and us. An order costs it once, also where it is carried out in parts.{' '}
              <a href="#fees">All fees</a>
            </Popover>
          </>
        }
      >
        <Price value="1.25" currency="USD" />
      </KeyValueRow>
    </KeyValue>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
    await untilShown(canvasElement, '[data-part=panel][data-state=open]');
  },
};
