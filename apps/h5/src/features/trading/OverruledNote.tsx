import { Banner } from '@fairlot/ui-kit/banner';
import { useWatch, type Control } from 'react-hook-form';
import { useT } from '../../i18n/index.js';
import { isSamePrice, type Prices } from './overruled.js';
import type { RowFigures } from './useRowFigures.js';

export interface OverruledNoteProps<Values extends Record<string, string>> {
  form: { readonly control: Control<Values, unknown, unknown> };
  /** The prices that another device has set in fields that are changed here too. */
  overruled: Prices;
  figures: RowFigures;
}

const labels = {
  price: 'trade.amend.price',
  stopLoss: 'trade.stopLoss',
  takeProfit: 'trade.takeProfit',
} as const;

/** Says what another device has just set, before saving replaces it. */
export function OverruledNote<Values extends Record<string, string>>(props: OverruledNoteProps<Values>) {
  const { form, overruled, figures } = props;
  const t = useT();
  const typed = useWatch({ control: form.control }) as Prices;
  const names = (['price', 'stopLoss', 'takeProfit'] as const).filter(
    (name) => overruled[name] !== undefined && !isSamePrice(overruled[name], typed[name] ?? ''),
  );
  if (names.length === 0) return null;
  return (
    <Banner tone="caution" role="alert" title={t('trade.elsewhere.title')}>
      {names.map((name) => (
        <div key={name}>
          {t('trade.elsewhere.value', {
            field: t(labels[name]),
            value: overruled[name] ? figures.price(overruled[name]) : t('trade.elsewhere.none'),
          })}
        </div>
      ))}
      <div>{t('trade.elsewhere.text')}</div>
    </Banner>
  );
}
