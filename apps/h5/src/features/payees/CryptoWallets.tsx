import { CopyIcon, MoreIcon, TrashIcon, WalletIcon } from '@fairlot/ui-kit/icon';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { networkName } from '../../components/payees/networkName.js';
import { Address } from '../../components/payees/Address.js';
import { useSearch } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { cryptoWalletsQuery, type CryptoWallet } from '../../queries/payeeQueries.js';
import { useSessionScope } from '../../state/session.js';
import { PayeePage } from './PayeePage.js';
import { removePayee } from './removePayee.js';

/** The customer's wallets for withdrawals, and adding one. */
export function CryptoWallets() {
  const t = useT();
  const { add } = useSearch('/pages/card/crypto');
  // Adding one shows no list.
  const query = useQuery({ ...cryptoWalletsQuery(useSessionScope()), enabled: !add });
  return (
    <PayeePage
      path="/pages/card/crypto"
      type="crypto"
      heading={t('manifest.cryptoWallets')}
      lead={t('payees.walletLead')}
      query={query}
      errorTitle={t('payees.walletFailed')}
      icon={<WalletIcon />}
      emptyTitle={t('payees.walletEmpty')}
      emptyHint={t('payees.walletEmptyHint')}
      add={t('payees.addWallet')}
      rowOf={(wallet) => ({
        title: `${wallet.name} · ${wallet.currency} ${networkName(wallet.network)}`,
        note: <Address>{wallet.address}</Address>,
        end: <MoreIcon size="small" />,
      })}
      sheetOf={(wallet) => ({
        title: wallet.name,
        actions: [
          { id: 'copy', label: t('payees.copyAddress'), icon: <CopyIcon /> },
          { id: 'remove', label: t('payees.remove'), icon: <TrashIcon />, tone: 'critical' },
        ],
        onAction: (id) => {
          if (id === 'copy') void copy(t, wallet);
          else
            void removePayee(t, {
              title: t('payees.removeWalletTitle', { name: wallet.name }),
              pendingWithdrawals: wallet.pendingWithdrawals,
              send: () => api.delete('/crypto_wallet/{id}', { params: { path: { id: wallet.id } } }),
            });
        },
      })}
    />
  );
}

async function copy(t: Translate, { address }: CryptoWallet): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(t('payees.copied'), { tone: 'success' });
  } catch {
    toast(t('payees.copyFailed'), { tone: 'error' });
  }
}
