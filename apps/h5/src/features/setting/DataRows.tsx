import { CellButton, CellLink } from '@fairlot/ui-kit/list';
import { onDemand } from '../../components/onDemand.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';

const useResetSheet = onDemand({
  load: () => import('./ResetSheet.js').then((module) => module.ResetSheet),
  words: ['forms', 'identity', 'setting'],
});

/** The customer's stored data: exporting it, and restarting without it. */
export function DataRows() {
  const t = useT();
  const reset = useResetSheet();
  return (
    <>
      <li>
        <CellLink
          as={Link}
          to="/pages/setting/export"
          title={t('manifest.export')}
          note={t('setting.exportHint')}
        />
      </li>
      <li>
        <CellButton
          title={t('setting.reset')}
          note={t('setting.resetHint')}
          hasChevron
          onClick={reset.open}
        />
        {reset.element}
      </li>
    </>
  );
}
