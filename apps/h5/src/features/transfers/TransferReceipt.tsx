import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Balance } from '../../components/Balance.js';
import { NumberRow } from '../../components/review/NumberRow.js';
import { Receipt } from '../../components/review/Receipt.js';
import { Timeline } from '../../components/review/Timeline.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useT } from '../../i18n/index.js';
import type { Transfer } from '../../queries/transferQueries.js';

/** The completed transfer: source, target, time, and its number. */
export function TransferReceipt({ transfer, onAgain }: { transfer: Transfer; onAgain: () => void }) {
  const t = useT();
  const word = useAccountWord();
  const { currency } = transfer;
  return (
    <Receipt
      heading={t('transfer.done')}
      actions={
        <>
          <ButtonLink
            size="large"
            fullWidth
            to="/pages/profile/transcation"
            search={{ account: transfer.toAccountId, type: 'transfer' }}
          >
            {t('balance.openLedger')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('transfer.again')}
          </Button>
        </>
      }
    >
      <Card>
        <Timeline steps={[{ label: t('transfer.moved'), at: transfer.createdAt, state: 'done' }]} />
      </Card>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('transfer.from')}>{word({ kind: transfer.fromKind, currency })}</KeyValueRow>
          <KeyValueRow label={t('transfer.to')}>{word({ kind: transfer.toKind, currency })}</KeyValueRow>
          <KeyValueRow label={t('balance.amount')} isTotal>
            <Balance value={transfer.amount} currency={currency} />
          </KeyValueRow>
          <NumberRow>{transfer.id}</NumberRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
