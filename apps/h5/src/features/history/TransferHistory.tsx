import { TransferIcon } from '@fairlot/ui-kit/icon';
import { Cell } from '@fairlot/ui-kit/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { Balance } from '../../components/Balance.js';
import { PageHeading } from '../../components/PageHeading.js';
import { timeOfDay } from '../../components/records/DayList.js';
import { RecordKinds } from '../../components/records/RecordKinds.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { moveAmount } from '../../components/records/Records.css.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { transfersQuery, type Transfer } from '../../queries/transferQueries.js';

/** All transfers between the customer's accounts, newest first. */
export function TransferHistory() {
  const t = useT();
  const query = useInfiniteQuery(transfersQuery(useSessionScope()));
  return (
    <>
      <PageHeading>{t('manifest.transfers')}</PageHeading>
      <RecordKinds />
      <DayRecords
        query={query}
        errorTitle={t('transfer.list.failed')}
        empty={
          <NothingHere
            icon={<TransferIcon />}
            title={t('transfer.list.empty')}
            to="/pages/profile/transfer"
            action={t('manifest.transfer')}
          />
        }
        instantOf={({ createdAt }) => createdAt}
      >
        {(transfer) => <Row key={transfer.id} transfer={transfer} />}
      </DayRecords>
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
