import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrashIcon } from '../icon/index.js';
import { Cell, List } from '../list/index.js';
import { SwipeCell } from './index.js';

export default { title: 'Display/Swipe cell' } satisfies Meta;

type Story = StoryObj;

const actions = [
  { id: 'edit', label: 'Edit' },
  { id: 'remove', label: 'Remove', tone: 'critical', icon: <TrashIcon size="small" /> },
] as const;

export const Rows: Story = {
  render: () => (
    <List heading="Alerts">
      {['Northwind above 130.00', 'Contoso below 42.50'].map((title) => (
        <li key={title}>
          <SwipeCell label={title} actions={actions} onAction={() => undefined}>
            <Cell title={title} note="Once" />
          </SwipeCell>
        </li>
      ))}
    </List>
  ),
};

export const Uncovered: Story = {
  ...Rows,
  play: ({ canvasElement }) => {
    const face = canvasElement.querySelector('li [role=presentation]');
    if (!(face instanceof HTMLElement)) return;
    face.setPointerCapture = () => undefined;
    const send = (type: string, clientX: number) =>
      face.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX, clientY: 40 }),
      );
    const [from, to] = getComputedStyle(face).direction === 'rtl' ? [80, 300] : [300, 80];
    send('pointerdown', from);
    send('pointermove', to);
    send('pointerup', to);
  },
};
