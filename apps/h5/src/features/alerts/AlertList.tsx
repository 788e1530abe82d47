import { BellIcon } from '@fairlot/ui-kit/icon';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { AlertRow } from '../../components/alerts/AlertRow.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { groups } from '../../components/rowGroup/RowGroup.css.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { useT } from '../../i18n/index.js';
import { alertsQuery, type Alert } from '../../queries/alertQueries.js';
import { useSessionScope } from '../../state/session.js';

/** The customer's price alerts: the waiting ones, and those that fired. */
export function AlertList() {
  const t = useT();
  const query = useQuery(alertsQuery(useSessionScope()));
  const alerts = query.data ?? [];
  return (
    <>
      <PageHeading>{t('manifest.alerts')}</PageHeading>
      <QueryBoundary
        query={query}
        isEmpty={alerts.length === 0}
        skeleton={<SkeletonRows count={4} hasAvatar={false} />}
        errorTitle={t('alerts.failed')}
        empty={
          <NothingHere
            icon={<BellIcon />}
            title={t('alerts.empty')}
            hint={t('alerts.emptyHint')}
            to="/pages/main/market/index"
            action={t('manifest.markets')}
          />
        }
      >
        {() => (
          <div className={groups}>
            <Group heading={t('alerts.active')} alerts={alerts.filter(({ state }) => state === 'active')} />
            <Group heading={t('alerts.done')} alerts={alerts.filter(({ state }) => state !== 'active')} />
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

function Group({ heading, alerts }: { heading: string; alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <RowGroup heading={heading}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} hasSymbol />
      ))}
    </RowGroup>
  );
}
