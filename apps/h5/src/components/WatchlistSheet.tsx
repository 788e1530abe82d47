import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { Stack } from '@fairlot/ui-kit/stack';
import { useT } from '../i18n/index.js';
import { symbolsOf, useWatchlists, watchlists, type Watchlist } from '../queries/watchlistQueries.js';
import { toastListError } from './describeListError.js';
import { useWanted } from './useWanted.js';

export interface WatchlistSheetProps {
  symbol: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The customer's lists, ticked if they contain the symbol; each change is saved at once. */
export function WatchlistSheet({ symbol, isOpen, onClose }: WatchlistSheetProps) {
  const t = useT();
  const { data: lists = [] } = useWatchlists();
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('watchlist.chooseLists')} description={symbol}>
      <Stack gap="x2">
        {lists.map((list) => (
          <ListBox key={list.id} list={list} symbol={symbol} />
        ))}
      </Stack>
    </Sheet>
  );
}

function ListBox({ list, symbol }: { list: Watchlist; symbol: string }) {
  const contained = useWanted(symbolsOf(list).includes(symbol), (isOn) =>
    (isOn ? watchlists.add(list.id, symbol) : watchlists.remove(list.id, symbol)).catch(toastListError),
  );
  return <Checkbox label={list.name} {...contained} />;
}
