import { buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { TransferIcon } from '@fairlot/ui-kit/icon';
import { Cell } from '@fairlot/ui-kit/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { PageHeading } from '../../components/PageHeading.js';
import { DayList, timeOfDay } from '../../components/records/DayList.js';
import { RecordKinds } from '../../components/records/RecordKinds.js';
import { Records } from '../../components/records/Records.js';
import { moveAmount } from '../../components/records/Records.css.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { transfersQuery, type Transfer } from '../../queries/transferQueries.js';

/** Every transfer between the customer's accounts, the newest first. */
export function TransferHistory() {
  const t = useT();
  const query = useInfiniteQuery(transfersQuery(useSessionScope()));
  const rows = query.data ?? [];
  return (
    <>
      <PageHeading>{t('manifest.transfers')}</PageHeading>
      <RecordKinds />
      <Records
        query={query}
        count={rows.length}
        errorTitle={t('transfer.list.failed')}
        empty={
          <EmptyState
            icon={<TransferIcon />}
            title={t('transfer.list.empty')}
            action={
              <Link to="/pages/profile/transfer" className={buttonClass({ variant: 'secondary' })}>
                {t('manifest.transfer')}
              </Link>
            }
          />
        }
      >
        <DayList rows={rows} instantOf={({ createdAt }) => createdAt}>
          {(transfer) => <Row key={transfer.id} transfer={transfer} />}
        </DayList>
      </Records>
    </>
  );
}

function Row({ transfer }: { transfer: Transfer }) {
  const t = useT();
  const locale = useLocale();
  const word = useAccountWord();
  const { currency } = transfer;
  return (
    <li>
      <Cell
        title={t('transfer.fromTo', {
          from: word({ kind: transfer.fromKind, currency }),
          to: word({ kind: transfer.toKind, currency }),
        })}
        note={timeOfDay(transfer.createdAt, locale)}
        end={
          <span className={moveAmount}>
            <Balance value={transfer.amount} currency={currency} />
          </span>
        }
      />
    </li>
  );
}
