import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = { title: 'Foundations/Visually hidden', component: VisuallyHidden } satisfies Meta;
export default meta;

export const Heard: StoryObj<typeof meta> = {
  render: () => (
    <p>
      12.50 <VisuallyHidden>US dollars</VisuallyHidden>
    </p>
  ),
};
