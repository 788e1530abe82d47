import { BankIcon, CheckIcon, EditIcon, MoreIcon, TrashIcon } from '@fairlot/ui-kit/icon';
import { Tag } from '@fairlot/ui-kit/tag';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../components/ask.js';
import { beside } from '../../components/moneyForm/MoneyForm.css.js';
import { useSearch } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { bankCardsQuery, refreshPayees, type BankCard } from '../../queries/payeeQueries.js';
import { useSessionScope } from '../../state/session.js';
import { describePayeeError } from './describePayeeError.js';
import { PayeePage } from './PayeePage.js';
import { removePayee } from './removePayee.js';

const NAME_LENGTH = 40;

/** The customer's bank accounts for withdrawals, and adding one. */
export function BankCards() {
  const t = useT();
  const { add } = useSearch('/pages/card/bank');
  // Adding one shows no list.
  const query = useQuery({ ...bankCardsQuery(useSessionScope()), enabled: !add });
  return (
    <PayeePage
      path="/pages/card/bank"
      type="bank"
      heading={t('manifest.bankCards')}
      lead={t('payees.bankLead')}
      query={query}
      errorTitle={t('payees.bankFailed')}
      icon={<BankIcon />}
      emptyTitle={t('payees.bankEmpty')}
      emptyHint={t('payees.bankEmptyHint')}
      add={t('payees.addBank')}
      rowOf={(card) => ({
        title: card.name,
        note: `${card.bankName} · ${card.accountNumber}`,
        end: (
          <span className={beside}>
            {card.isDefault && <Tag>{t('payees.default')}</Tag>}
            <MoreIcon size="small" />
          </span>
        ),
      })}
      sheetOf={(card) => {
        const title = `${card.bankName} ${card.accountNumber}`;
        return {
          title,
          actions: [
            {
              id: 'default',
              label: t('payees.makeDefault'),
              icon: <CheckIcon />,
              disabled: card.isDefault,
              hint: card.iban,
            },
            { id: 'rename', label: t('payees.rename'), icon: <EditIcon /> },
            { id: 'remove', label: t('payees.remove'), icon: <TrashIcon />, tone: 'critical' },
          ],
          onAction: (id) => {
            if (id === 'default') void makeDefault(card);
            else if (id === 'rename') void rename(t, card);
            else
              void removePayee(t, {
                title: t('payees.removeBankTitle', { name: title }),
                pendingWithdrawals: card.pendingWithdrawals,
                send: () => api.delete('/bank_card/{id}', { params: { path: { id: card.id } } }),
              });
          },
        };
      }}
    />
  );
}

async function makeDefault({ id }: BankCard): Promise<void> {
  try {
    await api.patch('/bank_card/{id}', { params: { path: { id } }, body: { isDefault: true } });
    await refreshPayees();
  } catch (error) {
    const message = describePayeeError(error);
    if (message !== '') toast(message, { tone: 'error', id: message });
  }
}

async function rename(t: Translate, { id, name }: BankCard): Promise<void> {
  await ask({
    title: t('payees.rename'),
    label: t('payees.name'),
    initialValue: name,
    confirmLabel: t('payees.save'),
    validate: (value) => {
      const text = value.trim();
      if (text === '') return t('forms.payee.name');
      return text.length > NAME_LENGTH ? t('forms.text.length', { max: String(NAME_LENGTH) }) : null;
    },
    onConfirm: async (value) => {
      await api.patch('/bank_card/{id}', { params: { path: { id } }, body: { name: value.trim() } });
      await refreshPayees();
    },
    describeError: describePayeeError,
  });
}
