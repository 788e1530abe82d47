import { Select } from '@fairlot/ui-kit/select';
import { useT } from '../../i18n/index.js';
import { appearances, chosenAppearance } from '../../state/appearance.js';
import { usePersisted } from '../../state/usePersisted.js';

/** Light, dark, or following the device. */
export function AppearanceRow() {
  const t = useT();
  return (
    <Select
      label={t('setting.appearance')}
      value={usePersisted(chosenAppearance)}
      onValueChange={(value) => value !== '' && chosenAppearance.set(value)}
      options={appearances.map((value) => ({ value, label: t(`setting.appearance.${value}`) }))}
    />
  );
}
