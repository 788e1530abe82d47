import { decimal, divide, toText } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../ButtonLink.js';
import { useHere, useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import type { Transfer } from '../../queries/transferQueries.js';
import { useFigures } from '../figures.js';
import { useMoneyAction } from '../review/moneyActions.js';
import { useAccountWord } from '../useAccountWord.js';
import { findRemedy, type Missing } from './lacking.js';
import { lazySheet } from '../lazyPart.js';

const TransferReview = lazySheet({
  load: async () => (await import('../transfers/TransferReview.js')).TransferReview,
  words: ['balance', 'review', 'transfer'],
});

export interface FundsOfferProps {
  missing: Missing;
  /** The kind of the account with too little money. */
  target: 'trade' | 'fund';
  /** Called before leaving for a page that returns here. */
  onLeave: (() => void) | undefined;
}

/** The missing amount, and the nearest way to it: a transfer in place, an exchange with return, or a deposit. */
export function FundsOffer({ missing, target, onLeave }: FundsOfferProps) {
  const t = useT();
  const word = useAccountWord();
  const money = useMoneyAction<Transfer>(`missing funds ${target} ${missing.currency}`);
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const places = useMoneyPlaces(missing.currency);
  const figures = useFigures(missing.currency, { price: places, money: places });
  /** The reviewed figures, fixed when the sheet opens, because prices keep changing. */
  const [asked, setAsked] = useState<string>();
  if (accounts === undefined) return null;
  const remedy = findRemedy(accounts.data, target, missing);
  const title = t('missingFunds.title', { amount: figures.money(missing.amount) });
  if (remedy.kind === 'deposit') {
    return (
      <Banner
        title={title}
        action={
          <ButtonLink variant="secondary" size="small" to="/pages/deposit/index" onClick={onLeave}>
            {t('missingFunds.deposit')}
          </ButtonLink>
        }
      >
        {t('missingFunds.depositText')}
      </Banner>
    );
  }
  if (remedy.kind === 'exchange') {
    return (
      <Banner
        title={title}
        action={<ExchangeButton from={remedy.from.currency} missing={missing} onLeave={onLeave} />}
      >
        {t('missingFunds.exchangeText', { from: word(remedy.from), currency: missing.currency })}
      </Banner>
    );
  }
  const { from, to } = remedy;
  return (
    <>
      <Banner
        title={title}
        action={
          <Button variant="secondary" size="small" onClick={() => setAsked(missing.amount)}>
            {t('missingFunds.move', { amount: figures.money(missing.amount) })}
          </Button>
        }
      >
        {t('missingFunds.moveText', { from: word(from), amount: figures.money(from.availableFunds) })}
      </Banner>
      {asked !== undefined && (
        <TransferReview
          isOpen={money.result === undefined}
          onClose={() => setAsked(undefined)}
          amount={asked}
          onDone={() =>
            toast(t('missingFunds.moved', { amount: figures.money(asked), to: word(to) }), {
              tone: 'success',
            })
          }
          {...{ from, to, money, figures }}
        />
      )}
    </>
  );
}

/** A market order's price changes during an exchange, so slightly more than the missing amount is exchanged. */
const MARGIN = decimal('0.98');

interface ExchangeButtonProps extends Pick<FundsOfferProps, 'missing' | 'onLeave'> {
  from: string;
}

/** Leads to the exchange, with the amount that covers what is missing, and back. */
function ExchangeButton({ from, missing, onLeave }: ExchangeButtonProps) {
  const t = useT();
  const here = useHere();
  const navigate = useNavigate();
  const places = useMoneyPlaces(from);
  const [isAsking, setIsAsking] = useState(false);
  const open = async () => {
    setIsAsking(true);
    const search = { from, to: missing.currency, next: here() };
    onLeave?.();
    try {
      const body = { fromCurrency: from, toCurrency: missing.currency, fromAmount: missing.amount };
      const { rate } = await api.post('/fx/quote', { body });
      const each = divide(decimal(missing.amount), decimal(rate), 'up');
      const amount = toText(divide(each, MARGIN, 'up', places));
      void navigate({ to: '/pages/profile/exchange', search: { ...search, amount } });
    } catch {
      // The exchange page reports errors itself, at its amount.
      void navigate({ to: '/pages/profile/exchange', search });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={isAsking} onClick={() => void open()}>
      {t('missingFunds.exchange', { from, to: missing.currency })}
    </Button>
  );
}
