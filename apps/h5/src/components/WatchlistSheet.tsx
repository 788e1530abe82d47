import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { Stack } from '@fairlot/ui-kit/stack';
import { useT } from '../i18n/index.js';
import { symbolsOf, useWatchlists, watchlists } from '../queries/watchlistQueries.js';
import { toastListError } from './describeListError.js';

export interface WatchlistSheetProps {
  symbol: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The customer's lists, ticked if they contain the symbol; each change is saved at once. */
export function WatchlistSheet({ symbol, isOpen, onClose }: WatchlistSheetProps) {
  const t = useT();
  const { data: lists = [] } = useWatchlists();
  const change = (id: string, isOn: boolean) => {
    (isOn ? watchlists.add(id, symbol) : watchlists.remove(id, symbol)).catch(toastListError);
  };
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('watchlist.chooseLists')} description={symbol}>
      <Stack gap="x2">
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={list.name}
            value={symbolsOf(list).includes(symbol)}
            onValueChange={(isOn) => change(list.id, isOn)}
          />
        ))}
      </Stack>
    </Sheet>
  );
}
