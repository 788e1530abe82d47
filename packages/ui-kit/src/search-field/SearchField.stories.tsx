import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './index.js';

export default { title: 'Inputs/Search field' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState<SearchFieldProps['value']>(props.value ?? '');
  return <SearchField label="Search stocks" {...props} value={value} onValueChange={setValue} />;
}

export const Resting: Story = { render: () => <Demo /> };
export const Filled: Story = { render: () => <Demo value="Northwind" /> };
export const Disabled: Story = { render: () => <Demo value="Northwind" disabled /> };
