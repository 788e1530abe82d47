import { Change, Price } from '@fairlot/ui-kit/price';
import { DayChange } from '../../components/explain/DayChange.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useQuote } from '../../queries/quotes.js';
import { subject as row, subjectChange, subjectNote, subjectPrice, subjectText } from './OrderTicket.css.js';
import type { TicketSubject } from './ticketQueries.js';
import { SubjectAvatar } from '../../components/SubjectAvatar.js';

/** The instrument and its current price. */
export function SubjectHeader({ subject, heading }: { subject: TicketSubject; heading: string }) {
  const t = useT();
  const { instrument, market, places } = subject;
  const quote = useQuote(instrument.symbol);
  return (
    <div className={row}>
      <SubjectAvatar symbol={instrument.symbol} name={instrument.name} />
      <div className={subjectText}>
        <PageHeading>{heading}</PageHeading>
        <div className={subjectNote}>
          <Link to="/pages/quote/stock" search={{ symbol: instrument.symbol }}>
            {instrument.symbol}
          </Link>
          {market !== undefined && <span>{market.name}</span>}
          {market !== undefined && market.status !== 'open' && <span>{t('orderTicket.marketClosed')}</span>}
        </div>
      </div>
      <div>
        <Price
          className={subjectPrice}
          value={quote?.last}
          currency={instrument.currency}
          decimals={places.price}
        />
        <div className={subjectChange}>
          <DayChange symbol={instrument.symbol}>
            <Change percent={quote?.changePercentage} />
          </DayChange>
        </div>
      </div>
    </div>
  );
}
