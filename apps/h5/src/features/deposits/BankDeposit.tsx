import { CopyField } from '@fairlot/ui-kit/copy-field';
import { CardSection } from '../../components/CardSection.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { ChannelPage } from './ChannelPage.js';
import * as css from './Deposit.css.js';
import type { Channel } from './depositQueries.js';
import { DepositForm } from './DepositForm.js';

/** A bank deposit: where to send the money, which reference to use, and the form that reports it. */
export function BankDeposit() {
  const t = useT();
  const { channel: firstId, amount } = useSearch('/pages/deposit/card');
  return (
    <ChannelPage
      type="card"
      heading={t('manifest.depositCard')}
      choiceLabel={t('deposit.currency')}
      nameOf={(channel) => channel.currency}
      firstId={firstId}
    >
      {(channel, money) => (
        <>
          <BankDetails channel={channel} />
          <DepositForm key={channel.id} channel={channel} money={money} firstAmount={amount ?? ''} />
        </>
      )}
    </ChannelPage>
  );
}

function BankDetails({ channel }: { channel: Channel }) {
  const t = useT();
  const { bankDetails: bank, reference } = channel;
  return (
    <CardSection title={t('deposit.bank.title')}>
      <div className={css.stack}>
        <CopyField label={t('deposit.reference')} value={reference} hint={t('deposit.referenceHint')} />
        {bank !== null && (
          <>
            <CopyField label={t('deposit.bank.accountName')} value={bank.accountName} />
            <CopyField label="IBAN" value={bank.iban.replace(/ /g, '')} display={bank.iban} />
            <CopyField label="BIC" value={bank.bic} />
            <CopyField label={t('deposit.bank.bankName')} value={bank.bankName} />
          </>
        )}
        <p className={css.quiet}>{t('deposit.bank.simulated')}</p>
      </div>
    </CardSection>
  );
}
