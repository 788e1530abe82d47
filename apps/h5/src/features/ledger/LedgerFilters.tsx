import { Select } from '@fairlot/ui-kit/select';
import { PeriodSelect } from '../../components/records/PeriodSelect.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import type { Account } from './AccountSummary.js';
import { filters, wide } from './Ledger.css.js';
import { entryKinds } from '../../components/records/entryKinds.js';
import { useAccountWord } from '../../components/useAccountWord.js';

const PATH = '/pages/profile/transcation';
const ALL = 'all';

/** The account, the kind of entries and the period. Kept in the address, for Back and for links. */
export function LedgerFilters({ accounts, account }: { accounts: readonly Account[]; account: Account }) {
  const t = useT();
  const search = useSearch(PATH);
  const navigate = useNavigate();
  const nameOf = useAccountWord();
  const narrow = (part: Partial<typeof search>) =>
    void navigate({ to: PATH, search: { ...search, ...part }, replace: true });
  return (
    <div className={filters}>
      <div className={wide}>
        <Select
          label={t('ledger.account')}
          value={account.id}
          onValueChange={(id) => id !== '' && narrow({ account: id })}
          options={accounts.map((each) => ({ value: each.id, label: nameOf(each) }))}
        />
      </div>
      <Select
        label={t('ledger.kindLabel')}
        value={search.type ?? ALL}
        onValueChange={(kind) => narrow({ type: kind === ALL ? undefined : kind })}
        options={[
          { value: ALL, label: t('ledger.kind.all') },
          ...entryKinds.map(({ kind, words }) => ({ value: kind, label: t(words) })),
        ]}
      />
      <PeriodSelect value={search.period} onValueChange={(period) => narrow({ period })} />
    </div>
  );
}
