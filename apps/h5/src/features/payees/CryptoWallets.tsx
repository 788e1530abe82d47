import { ActionSheet } from '@fairlot/ui-kit/action-sheet';
import { CopyIcon, MoreIcon, TrashIcon, WalletIcon } from '@fairlot/ui-kit/icon';
import { CellButton } from '@fairlot/ui-kit/list';
import { alert, confirm } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { AddPayeeForm } from '../../components/payees/AddPayeeForm.js';
import { networkName } from '../../components/payees/networkName.js';
import { Address } from '../../components/payees/Address.js';
import { useBack, useNavigate, useSearch } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { cryptoWalletsQuery, refreshPayees, type CryptoWallet } from '../../stores/payees.js';
import { useSessionScope } from '../../stores/session.js';
import { AddPage, PayeeList } from './PayeePage.js';

const PATH = '/pages/card/crypto';

/** Wallets to withdraw to: what there is, and adding one. */
export function CryptoWallets() {
  const t = useT();
  const { add } = useSearch(PATH);
  const navigate = useNavigate();
  const back = useBack();
  if (!add) return <Wallets />;
  return (
    <AddPage heading={t('payees.addWallet')}>
      <AddPayeeForm
        type="crypto"
        onAdded={() => {
          toast(t('payees.added'), { tone: 'success' });
          void navigate({ to: PATH, replace: true });
        }}
        onCancel={back}
      />
    </AddPage>
  );
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
              isWrapping
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
        <ActionSheet
          open={isOpen}
          onOpenChange={setIsOpen}
          title={chosen.name}
          actions={[
            { id: 'copy', label: t('payees.copyAddress'), icon: <CopyIcon /> },
            { id: 'remove', label: t('payees.remove'), icon: <TrashIcon />, tone: 'critical' },
          ]}
          onAction={(id) => void (id === 'copy' ? copy(t, chosen) : remove(t, chosen))}
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

async function remove(t: Translate, { id, name, pendingWithdrawals }: CryptoWallet): Promise<void> {
  if (pendingWithdrawals > 0) {
    await alert({
      title: t('payees.cannotRemove'),
      description: t('payees.inUse', { count: pendingWithdrawals }),
    });
    return;
  }
  const { confirmed } = await confirm({
    title: t('payees.removeWalletTitle', { name }),
    description: t('payees.removeText'),
    confirmLabel: t('payees.remove'),
    tone: 'critical',
    dismissible: true,
    onConfirm: async () => {
      await api.delete('/crypto_wallet/{id}', { params: { path: { id } } });
    },
    describeError: (error) => describeError(error).join(' '),
  });
  if (!confirmed) return;
  await refreshPayees();
  toast(t('payees.removed'), { tone: 'success' });
}
