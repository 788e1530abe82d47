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
export const Picture: Story = {
  args: {
    size: 'large',
    src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#8ab"/><circle cx="32" cy="26" r="12" fill="#fff"/><circle cx="32" cy="62" r="22" fill="#fff"/></svg>')}`,
  },
};
