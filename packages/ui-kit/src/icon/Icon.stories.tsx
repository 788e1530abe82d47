import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/index.js';
import * as frameIcons from './frameIcons.js';
import * as icons from './icons.js';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

const family = Object.entries({ ...icons, ...frameIcons }).sort(([a], [b]) => (a < b ? -1 : 1));

type Story = StoryObj<typeof meta>;

export const WholeFamily: Story = {
  render: () => (
    <Inline gap="x4" isWrapping>
      {family.map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </Inline>
  ),
};
