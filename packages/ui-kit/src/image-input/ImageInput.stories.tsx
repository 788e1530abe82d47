import type { Meta, StoryObj } from '@storybook/react-vite';
import { choose, picture } from '../testing/imageField.js';
import { untilShown } from '../testing/untilShown.js';
import { ImageInput, type UploadedImage, type UploadImage } from './index.js';

const never: UploadImage = (_file, { onProgress }) => {
  onProgress(0.6);
  return new Promise(() => undefined);
};
const fails: UploadImage = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Inputs/Image input',
  component: ImageInput,
  args: { label: 'Front of the card', value: [], onValueChange: () => undefined, upload: never },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A drawn card, so that no picture has to be loaded. */
function card(id: string, fill: string): UploadedImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${fill}" d="M0 0h4v3H0z"/></svg>`;
  return { id, url: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

const passport = () => picture('passport.png', 80, 60, 'image/png', 'transparent');

/** A file that is not an image, with an image's name and type. */
const letter = () => Promise.resolve(new File(['Dear all'], 'letter.png', { type: 'image/png' }));

/** Chooses a file, as a customer does. */
const chosen =
  (shown: string, draw = passport): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    choose(canvasElement, await draw());
    await untilShown(canvasElement, shown);
  };

export const Resting: Story = { args: { hint: 'All four corners, no glare.', required: true } };
export const OneImage: Story = { args: { max: 1, value: [card('a', 'steelblue')] } };
export const ThreeInOrder: Story = {
  args: {
    label: 'Proof of payment',
    value: [card('a', 'steelblue'), card('b', 'seagreen'), card('c', 'peru')],
  },
};
export const Uploading: Story = {
  play: chosen('progress[value]'),
};
/** A dark picture may be hard to read; it is accepted with a hint. */
export const DocumentHardToRead: Story = {
  args: { isDocument: true },
  play: chosen('[aria-live] p'),
};
export const FileRefused: Story = {
  args: { value: [card('a', 'steelblue')] },
  play: chosen('[aria-live] p', letter),
};
export const UploadFailed: Story = { args: { upload: fails }, play: chosen('[role=alert]') };
export const Failed: Story = { args: { error: 'Add the front of the card.' } };
export const Disabled: Story = { args: { disabled: true, value: [card('a', 'steelblue')] } };
export const LongGermanLabel: Story = {
  args: {
    label: 'Vorderseite des Personalausweises oder Reisepasses',
    hint: 'Alle vier Ecken müssen zu sehen sein.',
  },
};
