import { NothingHere } from '../../components/NothingHere.js';
import { useT } from '../../i18n/index.js';

/** Instead of the form that closed a position: it was closed elsewhere while the form was open. */
export function PositionGone({ name }: { name: string }) {
  const t = useT();
  return (
    <div role="alert">
      <NothingHere
        title={t('trade.ended.closed', { name })}
        hint={t('trade.ended.closedHint')}
        to="/pages/main/trade/index"
        search={{ tab: 'closed' }}
        action={t('trade.ended.showClosed')}
      />
    </div>
  );
}
