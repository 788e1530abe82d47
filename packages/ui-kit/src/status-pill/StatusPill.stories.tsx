import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/index.js';
import { StatusPill } from './StatusPill.js';

const meta = {
  title: 'Status/Status pill',
  component: StatusPill,
  args: { state: 'waiting', children: 'Waiting' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Inline isWrapping>
      {(['waiting', 'running', 'done', 'partial', 'refused', 'ended'] as const).map((state) => (
        <StatusPill key={state} state={state}>
          {state}
        </StatusPill>
      ))}
    </Inline>
  ),
};
