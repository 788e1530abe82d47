import { decimal, parseDecimal, subtract, toText, ZERO } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { useState } from 'react';
import type { Figures } from '../../components/figures.js';
import { quiet } from '../../components/moneyForm/MoneyForm.css.js';
import { useT } from '../../i18n/index.js';
import type { Account } from '../../queries/tradingQueries.js';
import { lazySheet } from '../../components/lazyPart.js';
import { isReducible } from './isReducible.js';

const ReducePositionsSheet = lazySheet({
  load: async () => (await import('./ReducePositionsSheet.js')).ReducePositionsSheet,
  words: ['forms', 'order', 'reduce', 'review'],
});

export interface ReduceOfferProps {
  /** The account that the money is taken from. */
  account: Account;
  /** As typed. */
  amount: string;
  figures: Figures;
}

/**
 * Money of a trade account that is bound in positions. A transfer never closes positions by itself, but a customer
 * who needs more than the available funds can choose what to close.
 */
export function ReduceOffer({ account, amount, figures }: ReduceOfferProps) {
  const t = useT();
  /** The missing amount, fixed when the sheet opens, so that it does not change meanwhile. */
  const [asked, setAsked] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  if (!isReducible(account)) return null;
  const missing = subtract(parseDecimal(amount) ?? ZERO, decimal(account.availableFunds));
  return (
    <>
      {missing > ZERO ? (
        <Banner
          tone="info"
          title={t('transfer.reduce.missing', { amount: figures.money(toText(missing)) })}
          action={
            <Button
              variant="secondary"
              size="small"
              // The amount field keeps the focus; on blur its error would appear above, and the button would move
              // away from the tap.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setAsked(toText(missing));
                setIsOpen(true);
              }}
            >
              {t('transfer.reduce.open')}
            </Button>
          }
        >
          {t('transfer.reduce.text', { amount: figures.money(account.used) })}
        </Banner>
      ) : (
        <p className={quiet}>{t('transfer.reduce.hint', { amount: figures.money(account.used) })}</p>
      )}
      {asked !== undefined && (
        <ReducePositionsSheet
          key={asked}
          accountId={account.id}
          currency={account.currency}
          missing={asked}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
