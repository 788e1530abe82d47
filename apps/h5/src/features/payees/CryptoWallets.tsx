import { CopyIcon, MoreIcon, TrashIcon, WalletIcon } from '@fairlot/ui-kit/icon';
import { CellButton } from '@fairlot/ui-kit/list';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { networkName } from '../../components/payees/networkName.js';
import { Address } from '../../components/payees/Address.js';
import { useSearch } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { cryptoWalletsQuery, type CryptoWallet } from '../../queries/payeeQueries.js';
import { useSessionScope } from '../../state/session.js';
import { PayeeActions } from './PayeeActions.js';
import { AddPage, PayeeList } from './PayeePage.js';
import { removePayee } from './removePayee.js';

const PATH = '/pages/card/crypto';

/** Wallets to withdraw to: what there is, and adding one. */
export function CryptoWallets() {
  const t = useT();
  const { add } = useSearch(PATH);
  return add ? <AddPage path={PATH} type="crypto" heading={t('payees.addWallet')} /> : <Wallets />;
}

function Wallets() {
  const t = useT();
  const query = useQuery(cryptoWalletsQuery(useSessionScope()));
  const [chosen, setChosen] = useState<CryptoWallet>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PayeeList
        path={PATH}
        heading={t('manifest.cryptoWallets')}
        lead={t('payees.walletLead')}
        query={query}
        errorTitle={t('payees.walletFailed')}
        icon={<WalletIcon />}
        emptyTitle={t('payees.walletEmpty')}
        emptyHint={t('payees.walletEmptyHint')}
        add={t('payees.addWallet')}
      >
        {(wallet) => (
          <li key={wallet.id}>
            <CellButton
              start={<WalletIcon />}
              title={`${wallet.name} · ${wallet.currency} ${networkName(wallet.network)}`}
              note={<Address>{wallet.address}</Address>}
              aria-haspopup="dialog"
              onClick={() => {
                setChosen(wallet);
                setIsOpen(true);
              }}
              end={<MoreIcon size="small" />}
            />
          </li>
        )}
      </PayeeList>
      {chosen !== undefined && (
        <PayeeActions
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={chosen.name}
          actions={[
            { id: 'copy', label: t('payees.copyAddress'), icon: <CopyIcon /> },
            { id: 'remove', label: t('payees.remove'), icon: <TrashIcon />, tone: 'critical' },
          ]}
          onAction={(id) => {
            if (id === 'copy') void copy(t, chosen);
            else
              void removePayee(t, {
                title: t('payees.removeWalletTitle', { name: chosen.name }),
                pendingWithdrawals: chosen.pendingWithdrawals,
                send: () => api.delete('/crypto_wallet/{id}', { params: { path: { id: chosen.id } } }),
              });
          }}
        />
      )}
    </>
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
