import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../stack/index.js';
import { Tag } from './Tag.js';

const meta = { title: 'Status/Tag', component: Tag, args: { children: 'Low risk' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline isWrapping>
      {(['neutral', 'brand', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
};
