import { countText } from '@fairlot/ui-kit/badge';
import { Button } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { BellIcon, GearIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Select } from '@fairlot/ui-kit/select';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { toastError } from '../../components/describeError.js';
import { onDemand } from '../../components/onDemand.js';
import { PageHeading } from '../../components/PageHeading.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { unreadNoticesQuery } from '../../queries/noticeQueries.js';
import { useSessionScope } from '../../state/session.js';
import { markRead, noticeKinds, noticesQuery } from './noticeListQueries.js';
import { NoticeRow } from './NoticeRow.js';
import { choice, toolbar } from './Notice.css.js';

const PATH = '/pages/notice/index';
const ALL = 'all';

const useSettingsSheet = onDemand({
  load: () => import('./NoticeSettingsSheet.js').then((module) => module.NoticeSettingsSheet),
  words: ['notice'],
});

/** The customer's notices: orders, money, reviews, alerts. */
export function Inbox() {
  const t = useT();
  const scope = useSessionScope();
  const { kind, show } = useSearch(PATH);
  const query = useInfiniteQuery(noticesQuery(scope, kind));
  const settings = useSettingsSheet(show === 'types');
  return (
    <>
      <PageHeading
        action={<IconButton icon={<GearIcon />} label={t('notice.types')} onClick={settings.open} />}
      >
        {t('manifest.inbox')}
      </PageHeading>
      <div className={toolbar}>
        <KindChoice kind={kind} />
        {query.data?.length !== 0 && <ReadAll kind={kind} />}
      </div>
      <DayRecords
        query={query}
        errorTitle={t('notice.failed')}
        empty={<NothingHere kind={kind} />}
        instantOf={({ createdAt }) => createdAt}
      >
        {(notice) => <NoticeRow key={notice.id} notice={notice} />}
      </DayRecords>
      {settings.element}
    </>
  );
}

/** The choice of kind, with the number of unread notices. Kept in the address. */
function KindChoice({ kind }: { kind: string | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { data: unread } = useQuery(unreadNoticesQuery(useSessionScope()));
  const counted = (name: string, count = 0) =>
    count === 0 ? name : t('notice.counted', { name, count: countText(count) });
  return (
    <div className={choice}>
      <Select
        label={t('notice.show')}
        value={kind ?? ALL}
        onValueChange={(wanted) =>
          void navigate({ to: PATH, search: { kind: wanted === ALL ? undefined : wanted }, replace: true })
        }
        options={[
          { value: ALL, label: counted(t('notice.kind.all'), unread?.unreadCount) },
          ...noticeKinds.map(({ kind: each, words }) => ({
            value: each,
            label: counted(t(words), unread?.kinds.find((count) => count.kind === each)?.unreadCount),
          })),
        ]}
      />
    </div>
  );
}

function ReadAll({ kind }: { kind: string | undefined }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery(unreadNoticesQuery(useSessionScope()));
  const count =
    kind === undefined ? data?.unreadCount : data?.kinds.find((each) => each.kind === kind)?.unreadCount;
  const readAll = async () => {
    setBusy(true);
    await markRead({ all: true, ...(kind === undefined ? {} : { kind }) }).catch(toastError);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      variant="quiet"
      busy={isBusy}
      disabled={(count ?? 0) === 0}
      onClick={() => void readAll()}
    >
      {t('notice.readAll')}
    </Button>
  );
}

function NothingHere({ kind }: { kind: string | undefined }) {
  const t = useT();
  return (
    <EmptyState
      icon={<BellIcon />}
      title={t(kind === undefined ? 'notice.empty' : 'notice.emptyKind')}
      hint={kind === undefined ? t('notice.emptyHint') : undefined}
      action={
        kind !== undefined && (
          <ButtonLink variant="secondary" to={PATH} replace>
            {t('notice.showAll')}
          </ButtonLink>
        )
      }
    />
  );
}
