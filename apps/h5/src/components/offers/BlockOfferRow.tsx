import { formatPercentChange } from '@fairlot/ui-kit/format';
import { percentFrom } from '../blockDiscount.js';
import { useFigures } from '../figures.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { BlockOffer } from '../../queries/blockOfferQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useQuote } from '../../queries/quotes.js';
import * as css from './BlockOfferRow.css.js';
import { SubjectAvatar } from '../SubjectAvatar.js';
import { dateFormat } from '../../i18n/formatters.js';

/** A block offer: its price compared with the market, how much is left, and until when. Links to its form. */
export function BlockOfferRow({ offer }: { offer: BlockOffer }) {
  const t = useT();
  const locale = useLocale();
  const { symbol, marketId, discountBuyingPrice } = offer;
  const money = useMoneyPlaces(offer.currency);
  const figures = useFigures(offer.currency, { price: money, money });
  const last = useQuote(symbol)?.last ?? offer.last;
  const percent = percentFrom(discountBuyingPrice, last);
  const time = dateFormat(locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <Link to="/pages/product/blocktrade" search={{ market: marketId, symbol }} className={css.row}>
      <SubjectAvatar symbol={symbol} name={offer.name} />
      <span className={css.subject}>
        <span className={css.name}>{offer.name}</span>
        <span className={css.discount}>{formatPercentChange(percent, { locale })}</span>
        <span className={css.note}>
          {t('block.instead', { price: figures.price(discountBuyingPrice), last: figures.price(last) })}
        </span>
        <span className={css.note}>
          {t('block.leftUntil', {
            quantity: figures.quantity(offer.maxQuantity),
            time: time.format(new Date(offer.expiresAt)),
          })}
        </span>
      </span>
    </Link>
  );
}
