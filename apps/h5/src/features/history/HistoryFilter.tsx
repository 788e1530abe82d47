import { Button } from '@fairlot/ui-kit/button';
import { Select } from '@fairlot/ui-kit/select';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Openable } from '../../components/lazyPart.js';
import { PeriodSelect } from '../../components/records/PeriodSelect.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { filterFooter, filters } from './History.css.js';
import { readHistoryFilter, type HistoryFilter } from './orderHistory.js';

const PATH = '/pages/history/record';
const ALL = 'all';
const SYMBOL_LENGTH = 20;
const statuses = [ALL, 'open', 'filled', 'canceled', 'expired', 'refused'] as const;
const sides = [ALL, 'buy', 'sell'] as const;

/** The filters of the history; they apply when the customer confirms. */
export function HistoryFilterSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const formId = useId();
  const navigate = useNavigate();
  const { view } = useSearch(PATH);
  const show = (search: Partial<HistoryFilter>) => {
    onClose();
    void navigate({ to: PATH, search: { ...search, view }, replace: true });
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('history.filterTitle')}
      footer={
        <div className={filterFooter}>
          <Button type="submit" form={formId} fullWidth>
            {t('history.showFiltered')}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => show({})}>
            {t('history.clearFilters')}
          </Button>
        </div>
      }
    >
      {isOpen && <FilterForm id={formId} onShow={show} />}
    </Sheet>
  );
}

function FilterForm({ id, onShow }: { id: string; onShow: (filter: Partial<HistoryFilter>) => void }) {
  const t = useT();
  const current = readHistoryFilter(useSearch(PATH));
  const [draft, setDraft] = useState(current);
  const change = (part: Partial<HistoryFilter>) => setDraft((before) => ({ ...before, ...part }));
  const { data: markets = [] } = useQuery(marketsQuery);
  return (
    <form
      id={id}
      className={filters}
      onSubmit={(event) => {
        event.preventDefault();
        onShow(draft);
      }}
    >
      <Select
        label={t('records.status')}
        value={draft.status}
        onValueChange={(status) => change({ status })}
        options={statuses.map((value) => ({ value, label: t(`history.filterStatus.${value}`) }))}
      />
      <Select
        label={t('history.side')}
        value={draft.side}
        onValueChange={(side) => change({ side })}
        options={sides.map((value) => ({ value, label: t(`history.filterSide.${value}`) }))}
      />
      <Select
        label={t('history.marketName')}
        value={draft.market ?? ALL}
        onValueChange={(market) => change({ market: market === ALL ? undefined : market })}
        options={[
          { value: ALL, label: t('history.filterMarket.all') },
          ...markets.map((market) => ({ value: market.id, label: market.name })),
        ]}
      />
      <PeriodSelect value={draft.period} onValueChange={(period) => change({ period })} />
      <TextField
        label={t('records.symbol')}
        hint={t('history.symbolHint')}
        value={draft.symbol ?? ''}
        maxLength={SYMBOL_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        onValueChange={(typed) => {
          const symbol = typed.toUpperCase().replace(/[^A-Z0-9.-]/g, '');
          change({ symbol: symbol === '' ? undefined : symbol });
        }}
      />
    </form>
  );
}
