import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { Swiper } from './index.js';

const items = ['Open an account in minutes', 'Nine markets, one balance', 'Practise with play money'].map(
  (text, index) => ({ id: String(index), content: <Card>{text}</Card> }),
);

const meta = {
  title: 'Display/Swiper',
  component: Swiper,
  args: { label: 'What Fairlot offers', items },
} satisfies Meta<typeof Swiper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const NotByItself: Story = { args: { autoPlay: false } };
export const Single: Story = { args: { items: items.slice(0, 1) } };
