import type { Meta, StoryObj } from '@storybook/react-vite';
import { choose } from '../testing/imageField.js';
import { untilShown } from '../testing/untilShown.js';
import { FileInput, type FileInputProps, type UploadedFile } from './index.js';

const never: FileInputProps['upload'] = (_file, { onProgress }) => {
  onProgress(0.6);
  return new Promise(() => undefined);
};
const fails: FileInputProps['upload'] = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Inputs/File input',
  component: FileInput,
  args: { label: 'Proof of address', accept: ['pdf'], upload: never },
} satisfies Meta<typeof FileInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const statement: UploadedFile = { id: 'a', url: '#', name: 'statement-2026-02.pdf', bytes: 184_300 };
const contract: UploadedFile = { id: 'b', url: '#', name: 'Tenancy agreement, signed.pdf', bytes: 1_420_000 };

const pdf = new File(['%PDF-1.7 %%EOF'], 'bill.pdf', { type: 'application/pdf' });

/** Chooses a file, as a customer does. */
const chosen =
  (shown: string, file = pdf): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    choose(canvasElement, file);
    await untilShown(canvasElement, shown);
  };

export const Resting: Story = {
  args: { hint: 'A bill or a statement of the last three months, as PDF.', required: true },
};
export const TwoFiles: Story = { args: { defaultValue: [statement, contract] } };
export const Uploading: Story = {
  args: { defaultValue: [statement] },
  play: chosen('progress[value]'),
};
export const UploadFailed: Story = { args: { upload: fails }, play: chosen('[role=alert]') };
export const FileRefused: Story = {
  args: { defaultValue: [statement] },
  play: chosen('[aria-live] p', new File(['Dear all'], 'letter.pdf')),
};
/** Alone, full, and nothing to be changed. */
export const Disabled: Story = { args: { defaultValue: [statement], disabled: true, error: 'Add a file.' } };
