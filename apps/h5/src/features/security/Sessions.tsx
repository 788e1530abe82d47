import type { Schemas } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { Cell, CellButton } from '@fairlot/ui-kit/list';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { QueryFailure } from '../../components/QueryFailure.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useSecurityAction, useSessions } from './securityQueries.js';
import { useTimeText } from '../../components/useTimeText.js';

/** Every session of the customer, each with a sign-out button. */
export function Sessions() {
  const t = useT();
  const query = useSessions();
  const sessions = query.data;
  const endOthers = useSecurityAction(() =>
    api.delete('/member/session', { params: { query: { others: true } } }),
  );
  if (sessions === undefined && query.isError)
    return <QueryFailure query={query} title={t('security.failed')} />;
  return (
    <RowGroup heading={t('security.sessions')}>
      {sessions === undefined ? (
        <li>
          <Cell title={<Skeleton width="40%" />} note={<Skeleton width="70%" />} />
        </li>
      ) : (
        sessions.map((each) => <SessionRow key={each.id} each={each} />)
      )}
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

function SessionRow({ each }: { each: Schemas['MemberSession'] }) {
  const t = useT();
  const timeText = useTimeText();
  const end = useSecurityAction((id: string) =>
    api.delete('/member/session/{id}', { params: { path: { id } } }),
  );
  return (
    <li>
      <Cell
        title={t(each.current ? 'security.thisDevice' : 'security.device')}
        note={t('security.lastSeen', {
          network: each.ipPrefix,
          since: timeText(each.createdAt),
          date: timeText(each.lastSeenAt),
        })}
        end={
          !each.current && (
            <Button variant="secondary" size="small" busy={end.isPending} onClick={() => end.mutate(each.id)}>
              {t('security.signOut')}
            </Button>
          )
        }
      />
    </li>
  );
}
