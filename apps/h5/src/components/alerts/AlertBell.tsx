import { BellIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/index.js';
import { alertsQuery } from '../../stores/alerts.js';
import { useSessionScope } from '../../stores/session.js';
import { InHeaderSlot } from '../HeaderSlot.js';
import { useSignInFirst } from '../useSignInFirst.js';

const AlertSheet = lazy(async () => ({ default: (await import('./AlertSheet.js')).AlertSheet }));

/** In the header of a quote: sets a price alert; its badge counts those that wait. */
export function AlertBell(props: { symbol: string; currency: string; places: number }) {
  const t = useT();
  const signInFirst = useSignInFirst();
  const { data: alerts = [] } = useQuery(alertsQuery(useSessionScope()));
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = alerts.filter(({ symbol, state: at }) => symbol === props.symbol && at === 'active').length;
  return (
    <>
      <InHeaderSlot name="watch">
        <IconButton
          icon={<BellIcon />}
          label={count > 0 ? t('alerts.openCounted', { count }) : t('alerts.open')}
          onClick={() => !signInFirst() && setState('open')}
        />
      </InHeaderSlot>
      {state !== 'unused' && (
        <Suspense>
          <AlertSheet {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
