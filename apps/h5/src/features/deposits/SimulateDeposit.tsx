import { depositForm } from '@fairlot/forms/deposits';
import { useFormWords } from '../../components/FormWords.js';
import { readMessage } from '@fairlot/forms/messages';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useId, useMemo, useState } from 'react';
import { isUnsettled, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import * as css from './Deposit.css.js';
import type { Channel, Deposit } from './depositQueries.js';
import type { ReviewedDeposit } from './DepositReview.js';
import { ownZone } from '../../i18n/formatters.js';
import { DepositReview } from './reviewAndReceipt.js';
import { useMoneyText } from './useMoneyText.js';

export interface SimulateDepositProps {
  channel: Channel;
  money: MoneyActionHandle<Deposit>;
}

const FIRST_AMOUNT = '100';

/** Replaces the customer's own wallet, because no network is real here. */
export function SimulateDeposit({ channel, money }: SimulateDepositProps) {
  const t = useT();
  const id = useId();
  const text = useMoneyText();
  const words = useFormWords();
  const { min, max, currency } = channel;
  const places = useMoneyPlaces(currency);
  const [amount, setAmount] = useState(FIRST_AMOUNT);
  const schema = useMemo(() => depositForm({ min, max, currency, places }), [min, max, currency, places]);
  const checked = schema.safeParse({ amount, accountCurrency: '', txHash: '', proofUploadId: 'drawn' });
  const message = checked.success ? null : readMessage(checked.error.issues[0]?.message ?? '');
  const [review, setReview] = useState<ReviewedDeposit>();
  const [isReviewing, setIsReviewing] = useState(false);
  const begin = () => {
    // This review is a new intent, so the message about the last one is outdated.
    money.dismiss();
    setReview({
      channel,
      amount,
      verb: t('deposit.simulate.verb', { amount: text(amount, currency) }),
      send: (key) =>
        api.post('/deposit/simulation', {
          params: { header: { 'Idempotency-Key': key } },
          body: { channelId: channel.id, amount, timezone: ownZone() },
        }),
    });
    setIsReviewing(true);
  };
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className={css.stack}>
          <h2 id={id} className={css.sectionHeading}>
            {t('deposit.simulate.title')}
          </h2>
          <p className={css.lead}>{t('deposit.simulate.text')}</p>
          <NumberInput
            label={t('deposit.simulate.amount')}
            value={amount}
            onValueChange={setAmount}
            min={min}
            max={max}
            decimals={places}
            unit={currency}
            error={message === null ? undefined : words(message.id, message.values)}
          />
          <Button
            variant="secondary"
            fullWidth
            disabled={!checked.success || isUnsettled(money.action)}
            onClick={begin}
          >
            {t('deposit.simulate.review')}
          </Button>
        </div>
      </Card>
      {review !== undefined && (
        <DepositReview
          isOpen={isReviewing}
          onClose={() => setIsReviewing(false)}
          deposit={review}
          money={money}
        />
      )}
    </section>
  );
}
