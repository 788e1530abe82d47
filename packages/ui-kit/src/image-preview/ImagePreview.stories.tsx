import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePreview } from './index.js';
import { ownFrame } from '../testing/ownFrame.js';

/** A picture that needs no network: a card with a stripe. */
const drawn = (turn: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${String(turn)} 40% 80%)"/><path d="M60 260h300v30H60zM60 320h200v30H60z" fill="hsl(${String(turn)} 40% 40%)"/></svg>`,
  )}`;
const images = [
  { url: drawn(220), alt: 'Front of the card' },
  { url: drawn(150), alt: 'Back of the card' },
];

const meta = {
  title: 'Overlays/Image preview',
  component: ImagePreview,
  parameters: ownFrame,
  args: { open: true, onOpenChange: () => undefined, images },
} satisfies Meta<typeof ImagePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOfTwo: Story = {};
export const LastOfTwo: Story = { args: { defaultIndex: 1 } };
export const Single: Story = { args: { images: images.slice(0, 1) } };
