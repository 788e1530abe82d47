import type { Schemas } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { Cell } from '@fairlot/ui-kit/list';
import { Tag } from '@fairlot/ui-kit/tag';
import { useTimeText } from '../../components/useTimeText.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { untilGone } from '../../queries/untilGone.js';
import { deviceName } from './deviceName.js';
import { useSecurityAction } from './securityQueries.js';

/** A session by its device, with a button that signs it out, or the mark of the one in use. */
export function SessionRow({ session }: { session: Schemas['MemberSession'] }) {
  const t = useT();
  const timeText = useTimeText();
  const end = useSecurityAction((id: string) =>
    untilGone(api.delete('/member/session/{id}', { params: { path: { id } } })),
  );
  const device = deviceName(session, t) ?? t('security.unknownDevice');
  const since = timeText(session.createdAt);
  return (
    <li>
      <Cell
        title={device}
        note={t('security.lastSeen', {
          network: session.ipPrefix,
          since,
          date: timeText(session.lastSeenAt),
        })}
        end={
          session.current ? (
            <Tag>{t('security.thisDevice')}</Tag>
          ) : (
            <Button
              variant="secondary"
              size="small"
              busy={end.isPending}
              aria-label={t('security.signOutOf', { device, since })}
              onClick={() => end.mutate(session.id)}
            >
              {t('security.signOut')}
            </Button>
          )
        }
      />
    </li>
  );
}
