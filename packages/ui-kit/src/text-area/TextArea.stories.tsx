import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { TextArea } from './index.js';

const meta = {
  title: 'Inputs/Text area',
  component: TextArea,
  args: { label: 'Your question', hint: 'We answer within a day.', defaultValue: '' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <TextArea label="Your question" hint="We answer within a day." defaultValue="" />
      <TextArea
        label="Your question"
        defaultValue={'When is my order from Monday carried out?\nIt has been waiting since then.'}
        maxLength={200}
        hasCounter
      />
      <TextArea label="Reason" required error="Say why in a sentence." defaultValue="" rows={2} />
      <TextArea label="Reason" disabled defaultValue="Sent on 3 March." rows={1} />
    </Stack>
  ),
};
