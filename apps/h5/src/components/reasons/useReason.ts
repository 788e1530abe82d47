import type { Schemas } from '@fairlot/api-client';
import { formatMoney } from '@fairlot/ui-kit/format';
import { numberFormat } from '../../i18n/formatters.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Order } from '../../queries/tradingQueries.js';
import { useCover } from '../Balance.js';
import { placesOf } from '../records/placesOf.js';
import { sentenceOf, type ReasonList } from './reasonWords.js';

/** The fields of a record or a notice that say why it was refused. */
export interface Refused {
  readonly refuseReasonKey: string | null;
  readonly refuseReasonParams: Schemas['ReasonParamsOrNull'];
  /** The reviewer's own words; of earlier versions, without a key, the whole reason. */
  readonly refuseReason: string | null;
}

/** Why something was refused, in the customer's language. */
export interface ReasonText {
  readonly sentence: string;
  /** What the reviewer added, as a quotation that says whose words they are. */
  readonly quotation: string | undefined;
}

/** Returns what is said of a refusal; undefined if nothing is known of its reason. */
export function useReason(): (list: ReasonList, refused: Refused) => ReasonText | undefined {
  const t = useT();
  const locale = useLocale();
  const cover = useCover();
  const valuesOf = (params: Refused['refuseReasonParams']) => {
    const { amount = null, currency = '', percent } = params ?? {};
    return {
      amount: cover(formatMoney(amount, { currency, locale, decimals: placesOf(amount) })),
      percent:
        percent === undefined
          ? 'none'
          : numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
              `${percent}E-2` as Intl.StringNumericLiteral,
            ),
    };
  };
  return (list, { refuseReasonKey: key, refuseReasonParams: params, refuseReason: words }) => {
    if (key === null) return words === null ? undefined : { sentence: words, quotation: undefined };
    const id = sentenceOf(list, key);
    return {
      sentence: id === undefined ? t('reason.unknown', { key }) : t(id, valuesOf(params)),
      quotation: words === null ? undefined : t('reason.words', { words }),
    };
  };
}

/** The refusal of an order. */
export const refusedOrder = (order: Order): Refused => ({
  refuseReasonKey: order.rejectCode,
  refuseReasonParams: order.rejectParams,
  refuseReason: order.rejectNote,
});

/** A reason as one text, for a file. Null if nothing is known of it. */
export const reasonLine = (text: ReasonText | undefined): string | null =>
  text === undefined ? null : [text.sentence, text.quotation].filter(Boolean).join(' ');
