import { Change } from '@fairlot/ui-kit/price';
import { Select } from '@fairlot/ui-kit/select';
import { useLocale, useT } from '../../i18n/index.js';
import { changeColorChoices, changeColors } from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';
import { sample, samples } from './Settings.css.js';

/** The colours of rising and falling prices, with a sample of both. */
export function ColorsRow() {
  const t = useT();
  const locale = useLocale();
  const choice = usePersisted(changeColors);
  return (
    <div className={samples}>
      <Select
        label={t('setting.colors')}
        value={choice}
        onValueChange={(value) => value !== '' && changeColors.set(value)}
        options={changeColorChoices.map((value) => ({ value, label: t(`setting.colors.${value}`) }))}
      />
      <p className={sample} aria-hidden="true">
        <Change percent="1.25" locale={locale} />
        <Change percent="-1.25" locale={locale} />
      </p>
    </div>
  );
}
