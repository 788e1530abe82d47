import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { HomeIcon, PersonIcon, TradeIcon } from '../icon/index.js';
import { CellButton, List } from '../list/index.js';
import { NavBar } from '../nav-bar/index.js';
import { TabBar } from '../tab-bar/index.js';
import { Text } from '../text/index.js';
import { Page } from './Page.js';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: <NavBar title="Deposit" onBack={() => {}} />,
    footer: <Button fullWidth>Continue</Button>,
    children: <Text as="p">The amount arrives within one working day.</Text>,
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithFooter: Story = {};
export const WithTabBar: Story = {
  args: {
    bar: <NavBar title="Profile" />,
    footer: undefined,
    hasGutter: false,
    children: (
      <List>
        {['Payment methods', 'Documents', 'Settings'].map((title) => (
          <li key={title}>
            <CellButton title={title} />
          </li>
        ))}
      </List>
    ),
    tabBar: (
      <TabBar
        label="Main"
        currentId="profile"
        items={[
          { id: 'home', label: 'Home', icon: <HomeIcon />, href: '#home' },
          { id: 'trade', label: 'Trade', icon: <TradeIcon />, href: '#trade' },
          { id: 'profile', label: 'Profile', icon: <PersonIcon />, href: '#profile' },
        ]}
      />
    ),
  },
};
