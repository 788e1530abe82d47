import { CellButton } from '@fairlot/ui-kit/list';
import { QueryFailure } from '../../components/QueryFailure.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { zoneName } from '../../i18n/formatters.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useSecurityAction, useSessions } from './securityQueries.js';
import { SessionRow } from './SessionRow.js';

/** Every session of the customer, each with a sign-out button. */
export function Sessions() {
  const t = useT();
  const locale = useLocale();
  const query = useSessions();
  const sessions = query.data;
  const latest = sessions?.[0];
  const endOthers = useSecurityAction(() =>
    api.delete('/member/session', { params: { query: { others: true } } }),
  );
  if (sessions === undefined && query.isError)
    return <QueryFailure query={query} title={t('security.failed')} />;
  return (
    <RowGroup
      heading={t('security.sessions')}
      note={
        latest === undefined
          ? undefined
          : t('security.realTime', { zone: zoneName(new Date(latest.lastSeenAt), locale) })
      }
    >
      {sessions?.map((each) => (
        <SessionRow key={each.id} session={each} />
      ))}
      {sessions !== undefined && sessions.length > 1 && (
        <li>
          <CellButton
            title={t('security.signOutOthers')}
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined)}
          />
        </li>
      )}
    </RowGroup>
  );
}
