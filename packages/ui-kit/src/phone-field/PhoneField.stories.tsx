import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from './index.js';

export default { title: 'Inputs/Phone field' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState<PhoneFieldProps['value']>(props.value ?? { areaCode: '+1', number: '' });
  return (
    <PhoneField
      label="Phone"
      areaCodes={[
        { code: '+1', label: 'United States' },
        { code: '+49', label: 'Germany' },
      ]}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Resting: Story = { render: () => <Demo /> };
export const Filled: Story = { render: () => <Demo value={{ areaCode: '+49', number: '30123456' }} /> };
export const Failed: Story = { render: () => <Demo error="Enter a phone number." /> };
export const Disabled: Story = { render: () => <Demo disabled /> };
