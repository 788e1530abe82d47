import { FormField, FormTextProvider, useZodForm, type FormText } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { Cell, List } from '@fairlot/ui-kit/list';
import { de } from '@fairlot/ui-kit/messages';
import { NavBar } from '@fairlot/ui-kit/nav-bar';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { Change, Price } from '@fairlot/ui-kit/price';
import { KitProvider } from '@fairlot/ui-kit/provider';
import { Stack } from '@fairlot/ui-kit/stack';
import { Tabs } from '@fairlot/ui-kit/tabs';
import { Toaster, toast } from '@fairlot/ui-kit/toast';
import { useState } from 'react';
import { savings } from './savings.js';

/** This product's own texts for the messages of its form. */
const say: FormText = (id, values) =>
  id === 'forms.amount.minimum'
    ? `Mindestens ${values['min'] ?? ''} ${values['currency'] ?? ''}`
    : id === 'forms.amount.funds'
      ? `Verfügbar sind ${values['available'] ?? ''} ${values['currency'] ?? ''}`
      : 'Bitte einen Betrag eingeben';

/** One screen with a sample of everything: figures, a validated form, tabs, a toast. */
export function App() {
  const [tab, setTab] = useState<'save' | 'funds'>('save');
  return (
    <KitProvider locale="de" messages={de}>
      <FormTextProvider value={say}>
        <NavBar title="Hafen" />
        <main>
          <Stack hasGutter>
            <Tabs
              label="Bereiche"
              value={tab}
              onValueChange={setTab}
              items={[
                { value: 'save', label: 'Sparen', content: <SaveForm /> },
                { value: 'funds', label: 'Fonds', badgeCount: 2, content: <Funds /> },
              ]}
            />
          </Stack>
        </main>
        <Toaster />
      </FormTextProvider>
    </KitProvider>
  );
}

function SaveForm() {
  const form = useZodForm(savings, {
    defaultValues: { amount: '' },
    onSubmit: ({ amount }) => {
      void toast(`${amount} EUR zurückgelegt`, { tone: 'success' });
    },
  });
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <Stack>
        <FormField form={form} name="amount">
          {(field) => (
            <NumberInput label="Betrag" min="0" decimals={2} unit="EUR" maxAction="2500" {...field} />
          )}
        </FormField>
        <Button type="submit" fullWidth>
          Zurücklegen
        </Button>
        <Funds />
      </Stack>
    </form>
  );
}

function Funds() {
  return (
    <Card isPadded={false}>
      <List>
        <li>
          <Cell
            title="Hafen Welt"
            note={<Change percent="1.5" />}
            end={<Price value="1234.5" decimals={2} />}
          />
        </li>
        <li>
          <Cell
            title="Hafen Anleihen"
            note={<Change percent="-0.25" />}
            end={<Price value="98.25" decimals={2} />}
          />
        </li>
      </List>
    </Card>
  );
}
