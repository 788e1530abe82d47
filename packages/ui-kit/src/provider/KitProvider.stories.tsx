import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { DateField } from '../date-picker/index.js';
import { de, fr, it, type KitMessages } from '../messages/index.js';
import { Change, Price } from '../price/index.js';
import { Progress } from '../progress/index.js';
import { Stack } from '../stack/index.js';
import { KitProvider } from './KitProvider.js';

const meta = { title: 'Foundations/KitProvider', component: KitProvider } satisfies Meta<typeof KitProvider>;
export default meta;

type Story = StoryObj<typeof KitProvider>;

const languages: readonly { locale: string; name: string; messages: Partial<KitMessages> }[] = [
  { locale: 'en-IN', name: 'English (India)', messages: {} },
  { locale: 'de', name: 'Deutsch', messages: de },
  { locale: 'fr', name: 'Français', messages: fr },
  { locale: 'it', name: 'Italiano', messages: it },
];

/** Each card has its own language, whatever the page's language. */
export const LanguagesSideBySide: Story = {
  args: { locale: 'en' },
  render: () => (
    <Stack>
      {languages.map(({ locale, name, messages }) => (
        <KitProvider key={locale} locale={locale} messages={messages}>
          <Card>
            <Stack lang={locale}>
              <strong>{name}</strong>
              <span>
                <Price value="1234567.5" currency="EUR" /> <Change percent="-1.5" />
              </span>
              <DateField label={name} value="2026-12-31" onValueChange={() => undefined} />
              <Progress label={name} value={0.62} />
            </Stack>
          </Card>
        </KitProvider>
      ))}
    </Stack>
  ),
};

export const NarrowCurrencySign: Story = {
  args: { locale: 'en-CA', currencyDisplay: 'narrowSymbol' },
  render: (args) => (
    <KitProvider {...args}>
      <Price value="1234.5" currency="USD" />
    </KitProvider>
  ),
};
