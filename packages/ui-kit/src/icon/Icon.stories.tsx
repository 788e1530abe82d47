import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/index.js';
import { family } from './family.js';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

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
