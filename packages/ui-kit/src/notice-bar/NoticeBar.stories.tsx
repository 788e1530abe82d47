import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeBar } from './index.js';

const meta = {
  title: 'Feedback/Notice bar',
  component: NoticeBar,
  args: { children: 'Markets are closed today.' },
} satisfies Meta<typeof NoticeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const LONG = 'Withdrawals to wallets are paused from 22:00 until 23:30 while the network is being upgraded.';

export const Short: Story = {};
export const Cut: Story = { args: { tone: 'caution', children: LONG, onDismiss: () => undefined } };
export const Opened: Story = {
  args: { tone: 'caution', children: LONG },
  play: async ({ canvasElement }) => {
    const { untilShown } = await import('../testing/untilShown.js');
    await untilShown(canvasElement, '[aria-expanded]');
    canvasElement.querySelector<HTMLElement>('[aria-expanded]')?.click();
  },
};
export const Critical: Story = { args: { tone: 'critical', children: 'Trading is suspended.' } };
export const Neutral: Story = { args: { tone: 'neutral' } };
