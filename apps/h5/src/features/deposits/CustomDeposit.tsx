import { CopyField } from '@fairlot/ui-kit/copy-field';
import { ButtonLink } from '../../components/ButtonLink.js';
import { CardSection } from '../../components/CardSection.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { ChannelPage } from './ChannelPage.js';
import * as css from './Deposit.css.js';
import { DepositForm } from './DepositForm.js';

/** A deposit by a way agreed with customer service. */
export function CustomDeposit() {
  const t = useT();
  const { channel: firstId, amount } = useSearch('/pages/deposit/custom');
  return (
    <ChannelPage
      type="custom"
      heading={t('manifest.depositCustom')}
      choiceLabel={t('deposit.currency')}
      nameOf={(channel) => channel.currency}
      firstId={firstId}
    >
      {(channel, money) => (
        <>
          <HowTo reference={channel.reference} />
          <DepositForm key={channel.id} channel={channel} money={money} firstAmount={amount ?? ''} />
        </>
      )}
    </ChannelPage>
  );
}

function HowTo({ reference }: { reference: string }) {
  const t = useT();
  return (
    <CardSection title={t('deposit.custom.title')}>
      <div className={css.stack}>
        <p className={css.lead}>{t('deposit.custom.text')}</p>
        <CopyField
          label={t('deposit.reference')}
          value={reference}
          hint={t('deposit.custom.referenceHint')}
        />
        <ButtonLink variant="secondary" fullWidth to="/pages/support/index" search={{ reference }}>
          {t('deposit.custom.chat')}
        </ButtonLink>
      </div>
    </CardSection>
  );
}
