import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeIcon, MarketsIcon, PersonIcon, StarIcon, TradeIcon } from '../icon/index.js';
import { TabBar } from './TabBar.js';

const items = [
  { id: 'home', label: 'Home', icon: <HomeIcon />, href: '#home' },
  { id: 'markets', label: 'Markets', icon: <MarketsIcon />, href: '#markets' },
  { id: 'watchlists', label: 'Watchlists', icon: <StarIcon />, href: '#watchlists' },
  { id: 'trade', label: 'Trade', icon: <TradeIcon />, href: '#trade' },
  { id: 'profile', label: 'Profile', icon: <PersonIcon />, href: '#profile' },
];

const meta = {
  title: 'Navigation/Tab bar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', currentId: 'home', items },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const HomeSelected: Story = {};
export const WithBadge: Story = {
  args: { items: items.map((item) => (item.id === 'profile' ? { ...item, badgeCount: 2 } : item)) },
};
export const NoneSelected: Story = { args: { currentId: 'elsewhere' } };
