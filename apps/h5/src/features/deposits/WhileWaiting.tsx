import { newIdempotencyKey } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { ImageInput } from '@fairlot/ui-kit/image-input';
import { confirm } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { describeError, toastError } from '../../components/describeError.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { session } from '../../state/session.js';
import { MAX_PICTURE_MB, uploadImage } from '../../queries/uploadQueries.js';
import * as css from './Deposit.css.js';
import type { Deposit } from './depositQueries.js';
import { useMoneyText } from './useMoneyText.js';

const uploadProof = uploadImage('proof');
const MAX_PROOFS = 4;

const refresh = () => queryClient.invalidateQueries({ queryKey: [session.scope(), 'deposit'] });

/** The options while a deposit waits for its review: add a proof, or cancel. */
export function WhileWaiting({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const text = useMoneyText();
  const params = { path: { id: deposit.id } };
  const cancel = useMutation({
    mutationFn: () => api.delete('/deposit/{id}', { params }),
    onSuccess: () => toast(t('deposit.canceledToast'), { tone: 'success' }),
    onError: toastError,
    // Also after a failure, because it may have been decided meanwhile.
    onSettled: refresh,
  });
  const add = useMutation({
    mutationFn: (proofUploadId: string) =>
      api.post('/deposit/{id}/proof', {
        params: { ...params, header: { 'Idempotency-Key': newIdempotencyKey() } },
        body: { proofUploadId },
      }),
    onSuccess: () => toast(t('deposit.proofAdded'), { tone: 'success' }),
    onError: toastError,
    onSettled: refresh,
  });
  const ask = async () => {
    const { confirmed } = await confirm({
      title: t('deposit.cancel.title'),
      description: t('deposit.cancel.text', { amount: text(deposit.amount, deposit.currency) }),
      confirmLabel: t('deposit.cancel.verb'),
      dismissible: true,
    });
    if (confirmed) cancel.mutate();
  };
  return (
    <div className={css.stack}>
      {deposit.proofUploadIds.length < MAX_PROOFS && (
        <ImageInput
          // Each picture is added to the record at once; the key empties the field for the next one.
          key={deposit.proofUploadIds.length}
          label={t('deposit.addProof')}
          hint={t('deposit.proofHint', { max: MAX_PICTURE_MB })}
          value={[]}
          onValueChange={([image]) => image !== undefined && add.mutate(image.id)}
          upload={uploadProof}
          max={1}
          maxBytes={MAX_PICTURE_MB * 1_000_000}
          disabled={add.isPending}
          describeError={(error) => describeError(error).join(' ')}
        />
      )}
      <Button variant="secondary" fullWidth busy={cancel.isPending} onClick={() => void ask()}>
        {t('deposit.cancel.verb')}
      </Button>
    </div>
  );
}
