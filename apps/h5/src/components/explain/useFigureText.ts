import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useT } from '../../i18n/index.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { currenciesQuery } from '../../queries/referenceQueries.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { useSessionScope } from '../../state/session.js';
import { useCover } from '../Balance.js';
import { useKindWord } from '../records/entryKinds.js';
import { useAccountWord } from '../useAccountWord.js';
import { useTimeText } from '../useTimeText.js';

/** Public figures stay visible while the customer's own are hidden. */
const PUBLIC: ReadonlySet<FigureNode['figure']> = new Set([
  'last_price',
  'last_level',
  'previous_close',
  'issue_price',
  'lot_size',
  'lot_cost',
  'fund_price',
  'fee_rate',
  'profit_rate',
  'quant_day_rate',
  'interest_rate',
  'minimum_fee',
  'hundred',
  'today_percentage',
  'unrealized_percentage',
  'fund_profit_percentage',
  'day_change',
  'day_change_percentage',
  'performance_percentage',
  'growth',
  'growth_before',
  'growth_gain',
  'part_growth',
  'mid_rate',
  'exchange_rate',
  'kept_share',
  'whole',
  'spread',
  'penalty_rate',
  'margin_rate',
]);

const decimalsIn = (value: string): number => value.split('.')[1]?.length ?? 0;
const FEWEST_DECIMALS = 2;

/** Formats the figures of a tree with all their digits, because they are added up. */
export function useFigureText() {
  const t = useT();
  const locale = useLocale();
  const cover = useCover();
  const time = useTimeText();
  const accountWord = useAccountWord();
  const kindWord = useKindWord();
  const accounts = useQuery(accountsQuery(useSessionScope())).data?.data;
  const currencies = useQuery(currenciesQuery).data?.data;

  function write({ figure, value, currency }: FigureNode): string {
    if (figure.endsWith('_percentage'))
      return `${formatDecimal(value, { locale, decimals: decimalsIn(value) })} %`;
    if (currency === undefined) return formatDecimal(value, { locale, decimals: decimalsIn(value) });
    const places = currencies?.find(({ code }) => code === currency)?.scale ?? FEWEST_DECIMALS;
    return formatMoney(value, { currency, locale, decimals: Math.max(places, decimalsIn(value)) });
  }

  const figureWord = ({ figure, source }: FigureNode): string =>
    source?.kind === 'entry_kind' ? kindWord(source.id) : t(`explain.figure.${figure}`);
  const accountOf = ({ source }: FigureNode): string | undefined => {
    const account = accounts?.find(({ id }) => source?.kind === 'account' && id === source.id);
    return account && accountWord(account);
  };
  const together = (...parts: (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(' · ');

  return {
    /** The name of a part: its account if the whole sums the same figure of several accounts, otherwise the figure. */
    name: (part: FigureNode, whole: FigureNode): string =>
      (part.figure === whole.figure ? accountOf(part) : undefined) ?? figureWord(part),
    /** The name by itself. */
    title: (node: FigureNode): string => together(figureWord(node), accountOf(node)),
    value: (node: FigureNode): string => (PUBLIC.has(node.figure) ? write(node) : cover(write(node))),
    time: ({ asOf }: FigureNode): string => time(asOf),
    /** What a part belongs to, and since when, unless the whole says it already. */
    note(part: FigureNode, whole: FigureNode): string {
      const { source } = part;
      const isOfMarket =
        source !== undefined &&
        ['instrument', 'quote', 'index', 'orders', 'fund', 'currency_pair'].includes(source.kind);
      const [own, ofWhole] = [time(part.asOf), time(whole.asOf)];
      return together(isOfMarket ? source.id : undefined, own === ofWhole ? undefined : own);
    },
  };
}
