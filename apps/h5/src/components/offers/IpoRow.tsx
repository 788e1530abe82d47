import { Countdown } from '@fairlot/ui-kit/countdown';
import { CellLink } from '@fairlot/ui-kit/list';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useBusinessNow } from '../../queries/businessClock.js';
import type { Ipo } from '../../queries/offerQueries.js';
import { useFigures } from '../figures.js';
import { placesOf } from '../records/placesOf.js';
import * as css from './Offers.css.js';
import { useMoment } from './useMoment.js';

/** A row of an IPO: name, market, price, and the next relevant date. */
export function IpoRow({ ipo, onEnd }: { ipo: Ipo; onEnd?: () => void }) {
  const t = useT();
  const moment = useMoment();
  const now = useBusinessNow();
  const figures = useFigures(ipo.currency, { money: 2, price: placesOf(ipo.issuePrice) });
  const until = ipo.state === 'open' ? ipo.closeAt : ipo.state === 'upcoming' ? ipo.openAt : undefined;
  const when =
    ipo.state === 'listed'
      ? t('offers.row.listed', { date: moment.on(ipo.listingDate) })
      : ipo.state === 'closed'
        ? t('offers.row.closed', { date: moment.on(ipo.expirationDate) })
        : ipo.state === 'upcoming'
          ? t('offers.row.upcoming', { date: moment.at(ipo.openAt) })
          : t('offers.row.open', { date: moment.at(ipo.closeAt) });
  return (
    <CellLink
      as={Link<'/pages/product/newstock'>}
      to="/pages/product/newstock"
      search={{ id: ipo.id }}
      title={ipo.name}
      note={
        <>
          {[ipo.marketId, ipo.symbol, t('offers.row.lot', { lot: figures.quantity(ipo.lotSize) })].join(
            ' · ',
          )}
          <br />
          {when}
        </>
      }
      end={
        <span className={css.end}>
          <span className={css.endFigure}>{figures.price(ipo.issuePrice)}</span>
          {until !== undefined && now !== undefined && (
            // In the link's name it would be its label without the time. The date in the note is heard instead.
            <span aria-hidden>
              <Countdown
                until={new Date(until)}
                now={now}
                label={t(ipo.state === 'open' ? 'offers.closesIn' : 'offers.opensIn')}
                className={css.endNote}
                {...(onEnd === undefined ? {} : { onEnd })}
              />
            </span>
          )}
        </span>
      }
    />
  );
}
