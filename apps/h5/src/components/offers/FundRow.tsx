import { CellLink } from '@fairlot/ui-kit/list';
import { Change } from '@fairlot/ui-kit/price';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import type { Fund } from '../../queries/offerQueries.js';
import { useFigures } from '../figures.js';
import * as css from './Offers.css.js';
import { useMoment } from './useMoment.js';

/** A fund with its last price and its minimum. Links to its page. */
export function FundRow({ fund }: { fund: Fund }) {
  const t = useT();
  const moment = useMoment();
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  return (
    <CellLink
      as={Link<'/pages/fund/detail'>}
      to="/pages/fund/detail"
      search={{ id: fund.id }}
      title={fund.name}
      note={
        <>
          {[fund.marketId, t(`funds.risk.${fund.riskRating as 'medium'}`)].join(' · ')}
          <br />
          {t('funds.from', { min: figures.money(fund.minAmount) })}
        </>
      }
      end={
        <span className={css.end}>
          <span className={css.endFigure}>{figures.price(fund.nav)}</span>
          <Change percent={fund.changePercentage} />
          <span className={css.endNote}>{moment.on(fund.navDate)}</span>
        </span>
      }
    />
  );
}
