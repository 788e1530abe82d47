import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { Price } from '../price/index.js';
import { KeyValue, KeyValueRow } from './KeyValue.js';

const meta = { title: 'Data/Key value', component: KeyValue } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Receipt: Story = {
  args: {
    children: (
      <>
        <KeyValueRow label="Estimated cost">
          <Price value="1822.50" currency="USD" />
        </KeyValueRow>
        <KeyValueRow label="Commission">
          <Price value="1.99" currency="USD" />
        </KeyValueRow>
        <KeyValueRow label="Total" isTotal>
          <Price value="1824.49" currency="USD" />
        </KeyValueRow>
      </>
    ),
  },
  render: (args) => (
    <Card>
      <KeyValue {...args} />
    </Card>
  ),
};
