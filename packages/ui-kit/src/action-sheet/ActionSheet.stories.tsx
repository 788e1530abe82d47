import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditIcon, TransferIcon, TrashIcon } from '../icon/index.js';
import { ActionSheet } from './index.js';
import { ownFrame } from '../testing/ownFrame.js';

export default { title: 'Overlays/Action sheet', parameters: ownFrame } satisfies Meta;

type Story = StoryObj;

const actions = [
  { id: 'rename', label: 'Rename', icon: <EditIcon /> },
  { id: 'move', label: 'Move', note: 'Needs a second list', icon: <TransferIcon />, disabled: true },
  { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'critical' },
] as const;

export const Open: Story = {
  render: () => (
    <ActionSheet
      open
      title="Technology"
      actions={actions}
      onAction={() => undefined}
      onOpenChange={() => undefined}
    />
  ),
};
