import { BellIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/index.js';
import { alertsQuery } from '../../queries/alertQueries.js';
import { useSessionScope } from '../../state/session.js';
import { InHeaderSlot } from '../HeaderSlot.js';
import { useDraftSheet } from '../useDraftSheet.js';
import { useSignInFirst } from '../useSignInFirst.js';
import { lazySheet } from '../lazyPart.js';
import { ABOUT_ALERT } from './aboutAlert.js';

const AlertSheet = lazySheet({
  load: async () => (await import('./AlertSheet.js')).AlertSheet,
  words: ['alerts', 'forms'],
});

/** A button in a quote's header that sets a price alert; its badge counts the waiting ones. */
export function AlertBell(props: { symbol: string; currency: string; places: number }) {
  const t = useT();
  const signInFirst = useSignInFirst();
  const { data: alerts = [] } = useQuery(alertsQuery(useSessionScope()));
  const [isOpen, setIsOpen] = useDraftSheet(ABOUT_ALERT);
  const count = alerts.filter(({ symbol, state }) => symbol === props.symbol && state === 'active').length;
  return (
    <>
      <InHeaderSlot name="watch">
        <IconButton
          icon={<BellIcon />}
          label={count > 0 ? t('alerts.openCounted', { count }) : t('alerts.open')}
          onClick={() => !signInFirst() && setIsOpen(true)}
        />
      </InHeaderSlot>
      <AlertSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
