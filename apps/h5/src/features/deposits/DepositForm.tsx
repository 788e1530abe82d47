import { depositForm } from '@fairlot/forms/deposits';
import { FormField, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormWords } from '../../components/FormWords.js';
import { PictureInput } from '../../components/PictureInput.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { field as specimenField } from '../../components/specimen/Specimen.css.js';
import { SpecimenButton } from '../../components/specimen/SpecimenButton.js';
import { useSpecimen } from '../../components/specimen/useSpecimen.js';
import { MAX_PICTURE_MB, uploadImage } from '../../queries/uploadQueries.js';
import * as css from './Deposit.css.js';
import type { Channel, Deposit } from './depositQueries.js';
import type { ReviewedDeposit } from './DepositReview.js';
import { EstimateLine } from './EstimateLine.js';
import { ownZone } from '../../i18n/formatters.js';
import { DepositReview } from './reviewAndReceipt.js';
import { useMoneyText } from './useMoneyText.js';
import { useFormDraft } from '../../components/useFormDraft.js';

const uploadProof = uploadImage('proof');
const TRANSFER = { of: 'transfer', hasPortrait: false } as const;

export interface DepositFormProps {
  channel: Channel;
  money: MoneyActionHandle<Deposit>;
  /** Decimal text, or ''. */
  firstAmount: string;
  /** The transaction hash of the previous report. */
  firstTxHash?: string | undefined;
}

/** Reports money that was sent: the amount, the target account, and the proof. */
export function DepositForm({ channel, money, firstAmount, firstTxHash = '' }: DepositFormProps) {
  const t = useT();
  const text = useMoneyText();
  const { currency, min, max, accountCurrencies } = channel;
  const places = useMoneyPlaces(currency);
  const [images, setImages] = useState<readonly UploadedImage[]>([]);
  const review = useReview<ReviewedDeposit>(money);
  const schema = useMemo(() => depositForm({ min, max, currency, places }), [min, max, currency, places]);
  const form = useZodForm(schema, {
    defaultValues: {
      amount: firstAmount,
      accountCurrency: channel.accountCurrency,
      txHash: firstTxHash,
      proofUploadId: '',
    },
    onSubmit: (output) => {
      review.restart();
      review.open({
        channel,
        ...output,
        verb: t('deposit.verb', { amount: text(output.amount, currency) }),
        send: (key) =>
          api.post('/deposit', {
            params: { header: { 'Idempotency-Key': key } },
            body: { channelId: channel.id, timezone: ownZone(), ...output },
          }),
      });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount', 'accountCurrency', 'txHash'], channel.id);
  const { amount, accountCurrency } = useWatch({ control: form.control }) as {
    amount: string;
    accountCurrency: string;
  };
  return (
    <FormWords>
      <form className={css.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <h2 className={css.formHeading}>{t('deposit.form.title')}</h2>
        <FormField form={form} name="amount">
          {(field) => (
            <NumberInput
              {...field}
              label={t('deposit.amount')}
              hint={t('deposit.limits', { min: text(min, currency), max: text(max, currency) })}
              min={min}
              max={max}
              decimals={places}
              unit={currency}
              enterKeyHint="done"
              required
            />
          )}
        </FormField>
        {accountCurrencies.length > 1 && (
          <FormField form={form} name="accountCurrency">
            {(field) => (
              <SegmentedControl
                label={t('deposit.creditIn')}
                isLabelHidden={false}
                value={field.value}
                onValueChange={field.onValueChange}
                options={accountCurrencies.map((each) => ({ value: each.currency, label: each.currency }))}
              />
            )}
          </FormField>
        )}
        <EstimateLine channel={channel} amount={amount} accountCurrency={accountCurrency} />
        {channel.type === 'wallet' && (
          <FormField form={form} name="txHash">
            {(field) => (
              <TextField
                {...field}
                label={t('deposit.txHash')}
                hint={t('deposit.txHashHint')}
                autoCapitalize="none"
                autoComplete="off"
              />
            )}
          </FormField>
        )}
        <FormField form={form} name="proofUploadId">
          {(field) => (
            <Proof
              images={images}
              onValueChange={(next) => {
                setImages(next);
                field.onValueChange(next[0]?.id ?? '');
              }}
              error={field.error}
            />
          )}
        </FormField>
        <ActionNote action={money.action} />
        <Button type="submit" size="large" fullWidth disabled={isUnsettled(money.action)}>
          {t('deposit.review')}
        </Button>
        {review.of !== undefined && (
          <DepositReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            deposit={review.of}
            money={money}
          />
        )}
      </form>
    </FormWords>
  );
}

interface ProofProps {
  images: readonly UploadedImage[];
  onValueChange: (images: readonly UploadedImage[]) => void;
  error: string | undefined;
}

/** The picture of the transfer, or a specimen, because simulated money has no transfer. */
function Proof({ images, onValueChange, error }: ProofProps) {
  const t = useT();
  const specimen = useSpecimen(TRANSFER, uploadProof, (image) => onValueChange([image]));
  return (
    <div className={specimenField}>
      <PictureInput
        label={t('deposit.proof')}
        hint={t('deposit.proofHint', { max: MAX_PICTURE_MB })}
        value={images}
        onValueChange={onValueChange}
        upload={uploadProof}
        disabled={specimen.isBusy}
        error={error}
        required
      />
      {images.length === 0 && <SpecimenButton specimen={specimen}>{t('deposit.sample')}</SpecimenButton>}
    </div>
  );
}
