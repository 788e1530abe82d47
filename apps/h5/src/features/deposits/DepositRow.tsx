import { BankIcon, ChatIcon, WalletIcon } from '@fairlot/ui-kit/icon';
import { CellLink } from '@fairlot/ui-kit/list';
import { Balance } from '../../components/Balance.js';
import { networkName } from '../../components/payees/networkName.js';
import { timeOfDay } from '../../components/records/DayList.js';
import { placesOf } from '../../components/records/placesOf.js';
import { recordParts } from '../../components/records/recordParts.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useBalancesHidden } from '../../state/preferences.js';
import { isWaiting, type Deposit } from './depositQueries.js';
import { DepositStatusPill } from './DepositStatusPill.js';
import { useMoneyText } from './useMoneyText.js';

const icons = { card: BankIcon, wallet: WalletIcon, custom: ChatIcon } as const;

/** The icon of a deposit type. */
export function TypeIcon({ type }: { type: string }) {
  const Icon = type in icons ? icons[type as keyof typeof icons] : BankIcon;
  return <Icon />;
}

/** Returns the name of a deposit type. */
export function useTypeWord(): (type: string, network: string | null) => string {
  const t = useT();
  return (type, network) => {
    if (type === 'wallet')
      return network === null ? t('deposit.type.wallet') : `USDT · ${networkName(network)}`;
    return t(type === 'card' ? 'deposit.type.card' : 'deposit.type.custom');
  };
}

/** A deposit: its type, its time, the amount sent and the outcome. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const locale = useLocale();
  const money = useMoneyText();
  const typeWord = useTypeWord();
  const [isHidden] = useBalancesHidden();
  const { confirmations, confirmationsRequired: required } = deposit;
  const isConfirming = isWaiting(deposit) && confirmations < required;
  const note =
    deposit.convertedAmount !== null && !isHidden
      ? t('deposit.row.credited', { amount: money(deposit.convertedAmount, deposit.convertedCurrency) })
      : isConfirming
        ? t('deposit.confirmations', { count: String(confirmations), required: String(required) })
        : '';
  const time = timeOfDay(deposit.submittedAt, locale);
  return (
    <li>
      <CellLink
        as={Link<'/pages/deposit/detail'>}
        to="/pages/deposit/detail"
        search={{ id: deposit.id }}
        hasChevron={false}
        start={<TypeIcon type={deposit.type} />}
        {...recordParts({
          title: typeWord(deposit.type, deposit.network),
          amount: (
            <Balance value={deposit.amount} currency={deposit.currency} decimals={placesOf(deposit.amount)} />
          ),
          note: [time, note].filter((part) => part !== '').join(' · '),
          status: <DepositStatusPill status={deposit.statusKey} />,
        })}
      />
    </li>
  );
}
