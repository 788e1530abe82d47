import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { Suspense, useState, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale, useT } from '../../i18n/index.js';
import type { ExitFieldsProps } from './ExitFields.js';
import { exitResult } from './exitMath.js';
import { disclosureBody } from './OrderTicket.css.js';
import { lazyPart } from '../../components/lazyPart.js';

const ExitPercentInput = lazyPart({
  load: async () => (await import('./ExitPercentInput.js')).ExitPercentInput,
  words: ['orderTicket'],
});

/** The prices of stop loss and take profit, each with its profit or loss. */
export function ExitInputs({ form, direction, entry, quantity, ...props }: ExitFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const { tickSize, places, figures, currency, isMarket } = props;
  const [unit, setUnit] = useState<'price' | 'percent'>('price');
  const values = useWatch({ control: form.control });
  const resultHint = (name: 'stopLoss' | 'takeProfit') => {
    const result = exitResult({ entry, price: values[name] ?? '', quantity, exit: name, direction });
    if (result === null) return t(`orderTicket.${name}Hint.${direction}`);
    const id = result.startsWith('-') ? 'orderTicket.exitLoss' : 'orderTicket.exitGain';
    return t(id, { amount: figures.money(result.replace('-', '')) });
  };
  return (
    <div className={disclosureBody}>
      <SegmentedControl
        label={t('orderTicket.exitUnit')}
        value={unit}
        onValueChange={setUnit}
        options={[
          { value: 'price', label: t('orderTicket.exitUnit.price') },
          { value: 'percent', label: t('orderTicket.exitUnit.percent') },
        ]}
      />
      {(['stopLoss', 'takeProfit'] as const).map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => {
            const shared = {
              ...field,
              label: t(`orderTicket.${name}`),
              hint: resultHint(name),
              locale,
            } satisfies Partial<ComponentProps<typeof NumberInput>>;
            return unit === 'price' ? (
              <NumberInput
                {...shared}
                min={tickSize}
                step={tickSize}
                decimals={places.price}
                unit={currency}
              />
            ) : (
              <Suspense>
                <ExitPercentInput
                  {...shared}
                  exit={name}
                  {...{ direction, entry, isMarket, tickSize, figures }}
                />
              </Suspense>
            );
          }}
        </FormField>
      ))}
    </div>
  );
}
