import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDecimal } from '../format/index.js';
import { Price } from '../price/index.js';
import { useKitLocale } from '../provider/index.js';
import { Stack } from '../stack/index.js';
import { Table, type TableColumn } from './index.js';

interface Fee {
  readonly what: string;
  readonly rate: string;
  readonly least: string;
}

const fees: readonly Fee[] = [
  { what: 'Shares', rate: '0.1', least: '1' },
  { what: 'Funds', rate: '0', least: '0' },
  { what: 'Capital-protected certificates', rate: '0.25', least: '2.5' },
];

function Percent({ value }: { readonly value: string }) {
  const { locale } = useKitLocale();
  return `${formatDecimal(value, { locale, decimals: 2 })} %`;
}

const columns: readonly TableColumn<Fee>[] = [
  { id: 'what', label: 'Order in', cell: ({ what }) => what },
  { id: 'rate', label: 'Fee', isFigure: true, cell: ({ rate }) => <Percent value={rate} /> },
  {
    id: 'least',
    label: 'At least',
    isFigure: true,
    cell: ({ least }) => <Price value={least} currency="USD" />,
  },
];

const meta = {
  title: 'Display/Table',
  component: Table<Fee>,
  args: { caption: 'Fees', columns, rows: fees, rowKey: ({ what }) => what },
} satisfies Meta<typeof Table<Fee>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `WithAndWithoutSum` has its picture. */
export const Fees: Story = { tags: ['no-visual'] };
export const WithAndWithoutSum: Story = {
  render: () => (
    <Stack>
      <Table caption="Fees" columns={columns} rows={fees} rowKey={({ what }) => what} />
      <Table
        caption="March"
        rows={[
          { day: '3 Mar', what: 'Interest paid', amount: '12.5' },
          { day: '4 Mar', what: 'Withdrawal to your bank', amount: '-250' },
        ]}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', label: 'Day', cell: ({ day }) => day, total: 'Sum' },
          { id: 'what', label: 'What', cell: ({ what }) => what, total: '' },
          {
            id: 'amount',
            label: 'Booked',
            isFigure: true,
            cell: ({ amount }) => <Price value={amount} currency="USD" />,
            total: <Price value="-237.5" currency="USD" />,
          },
        ]}
      />
    </Stack>
  ),
};
