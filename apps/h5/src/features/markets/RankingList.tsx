import { DaySparkline } from '../../components/DaySparkline.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { VirtualRows } from '../../components/VirtualRows.js';
import type { RankedInstrument, RankingTab } from './rankingQueries.js';
import { useRankedRows } from './useRankedRows.js';

export interface RankingListProps {
  rows: readonly RankedInstrument[];
  tab: RankingTab;
  hasMore: boolean;
  onMore: () => void;
}

/** A ranking that follows the market, but not while a finger is down. */
export function RankingList({ rows, tab, hasMore, onMore }: RankingListProps) {
  const { rows: ranked, hold } = useRankedRows(rows, tab);
  return (
    <VirtualRows rows={ranked} hasMore={hasMore} onMore={onMore} {...hold}>
      {({ symbol, name, tickSize }) => (
        <QuoteRow
          symbol={symbol}
          name={name}
          tickSize={tickSize}
          sparkline={<DaySparkline symbol={symbol} />}
        />
      )}
    </VirtualRows>
  );
}
