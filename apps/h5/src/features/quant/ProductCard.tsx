import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { StatusPill } from '@fairlot/ui-kit/status-pill';
import { useMoment } from '../../components/offers/useMoment.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useMarketName } from './useMarketName.js';
import * as css from './Quant.css.js';
import type { Quant } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';

export interface ProductCardProps {
  quant: Quant;
  /** One level below the list's heading. @default 'h3' */
  heading?: 'h2' | 'h3';
}

/** A product with everything that distinguishes it, including the losing end of its range. */
export function ProductCard({ quant, heading: Heading = 'h3' }: ProductCardProps) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const marketName = useMarketName();
  const { status, currency } = quant;
  return (
    <Card>
      <Link to="/pages/quantify/detail" search={{ id: quant.id }} className={css.product}>
        <div className={css.head}>
          <div>
            <Heading>{quant.name}</Heading>
            <p className={css.quiet}>
              {[marketName(quant.marketId), currency, quant.institution].join(' · ')}
            </p>
          </div>
          <StatusPill state={status === 'open' ? 'running' : status === 'upcoming' ? 'waiting' : 'ended'}>
            {status === 'open'
              ? t('quant.status.open')
              : status === 'upcoming'
                ? t('quant.status.upcoming')
                : t('quant.status.closed')}
          </StatusPill>
        </div>
        <KeyValue>
          <KeyValueRow label={t('quant.range')}>{text.range(quant)}</KeyValueRow>
          <KeyValueRow label={t('quant.period')}>{t('quant.days', { days: quant.periodDays })}</KeyValueRow>
          <KeyValueRow label={t('quant.min')}>{text.money(quant.minAmount, currency)}</KeyValueRow>
          <KeyValueRow label={t('quant.riskLabel')}>{text.risk(quant.riskRating)}</KeyValueRow>
          <KeyValueRow label={t(status === 'upcoming' ? 'quant.opensAt' : 'quant.closesAt')}>
            {moment.at(status === 'upcoming' ? quant.subscriptionStartAt : quant.subscriptionEndAt)}
          </KeyValueRow>
        </KeyValue>
      </Link>
    </Card>
  );
}
