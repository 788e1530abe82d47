import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/index.js';
import { Avatar } from './Avatar.js';

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'NORA' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tints: Story = {
  render: () => (
    <Inline isWrapping>
      {['ACME', 'BOLT', 'CORE', 'DUNE', 'ECHO', 'FERN', 'GALE', 'HELX', 'IRIS', 'JUNO'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};
export const Large: Story = { args: { size: 'large' } };
