import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

const meta = { title: 'Layout/Card', component: Card, args: { children: 'Available funds' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Raised: Story = { args: { variant: 'raised' } };
export const Outlined: Story = { args: { variant: 'outlined' } };
