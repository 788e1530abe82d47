import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, List } from '../list/index.js';
import { Flag } from './index.js';

export default { title: 'Data/Flag', component: Flag } satisfies Meta<typeof Flag>;

type Story = StoryObj<typeof Flag>;

/** Three equal bands, vertical or horizontal. */
const bands = (colors: readonly string[], isUpright: boolean) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3" preserveAspectRatio="none">${colors
      .map((color, at) =>
        isUpright
          ? `<path fill="${color}" d="M${String(at)} 0h1v3h-1z"/>`
          : `<path fill="${color}" d="M0 ${String(at)}h3v1h-3z"/>`,
      )
      .join('')}</svg>`,
  )}`;
const german = bands(['black', 'red', 'gold'], false);
const french = bands(['navy', 'white', 'red'], true);

export const InAList: Story = {
  args: { country: 'DE' },
  render: () => (
    <List aria-label="Markets">
      <li>
        <Cell start={<Flag country="DE" src={german} />} title="Frankfurt" />
      </li>
      <li>
        <Cell start={<Flag country="FR" src={french} />} title="Paris" />
      </li>
    </List>
  ),
};
export const WithoutAPicture: Story = { args: { country: 'JP' } };
export const Alone: Story = { args: { country: 'DE', src: german, label: 'Germany' } };
