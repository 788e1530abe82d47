import { Banner } from '@fairlot/ui-kit/banner';
import { CopyField } from '@fairlot/ui-kit/copy-field';
import { QrCode } from '@fairlot/ui-kit/qr-code';
import { CardSection } from '../../components/CardSection.js';
import { networkName } from '../../components/payees/networkName.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { ChannelPage } from './ChannelPage.js';
import * as css from './Deposit.css.js';
import type { Channel, Deposit } from './depositQueries.js';
import { DepositForm } from './DepositForm.js';
import { SimulateDeposit } from './SimulateDeposit.js';

/** A coin deposit on a network: the address, its warning, a simulated transfer, and the form for reporting one. */
export function WalletDeposit() {
  const t = useT();
  const { channel: firstId, amount, tx } = useSearch('/pages/deposit/wallet');
  // Separate from the form's action, so that each shows its own refusal.
  const simulation = useMoneyAction<Deposit>('deposit simulation');
  return (
    <ChannelPage
      type="wallet"
      heading={t('manifest.depositWallet')}
      choiceLabel={t('deposit.network')}
      nameOf={(channel) => networkName(channel.network)}
      firstId={firstId}
      simulation={simulation}
    >
      {(channel, money) => (
        <>
          <Address channel={channel} />
          <SimulateDeposit key={`simulate ${channel.id}`} channel={channel} money={simulation} />
          <DepositForm
            key={channel.id}
            channel={channel}
            money={money}
            firstAmount={amount ?? ''}
            firstTxHash={channel.id === firstId ? tx : undefined}
          />
        </>
      )}
    </ChannelPage>
  );
}

function Address({ channel }: { channel: Channel }) {
  const t = useT();
  const network = networkName(channel.network);
  return (
    <CardSection title={t('deposit.wallet.title', { network })}>
      <div className={css.stack}>
        <Banner tone="caution" title={t('deposit.wallet.only', { network })}>
          {t('deposit.wallet.lost')}
        </Banner>
        {channel.addressQr !== null && (
          <div className={css.code}>
            <QrCode value={channel.addressQr} label={t('deposit.wallet.address')} />
          </div>
        )}
        {channel.address !== null && (
          <CopyField
            label={t('deposit.wallet.address')}
            value={channel.address}
            hint={t('deposit.wallet.simulated')}
          />
        )}
        <p className={css.quiet}>
          {t('deposit.wallet.confirmations', {
            count: String(channel.confirmations),
            seconds: String(channel.confirmationSeconds),
          })}
        </p>
      </div>
    </CardSection>
  );
}
