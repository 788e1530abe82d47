import { FormField, type ZodForm } from '@fairlot/forms/react';
import type { LoanFormOutput, LoanFormValues } from '@fairlot/forms/loans';
import { Button } from '@fairlot/ui-kit/button';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { SignaturePad } from '@fairlot/ui-kit/signature-pad';
import { useState } from 'react';
import { PictureInput } from '../../components/PictureInput.js';
import { onDemand } from '../../components/onDemand.js';
import { useT } from '../../i18n/index.js';
import { MAX_PICTURE_MB, uploadImage } from '../../queries/uploadQueries.js';

const uploadLoanImage = uploadImage('loan');

const useAgreement = onDemand({
  load: async () => (await import('./AgreementSheet.js')).AgreementSheet,
  words: ['document', 'loan', 'offers'],
});

export interface SigningFieldsProps {
  form: Pick<ZodForm<LoanFormValues, LoanFormOutput>, 'control'>;
  /** The version of the agreement in force. */
  version: string | undefined;
}

/** The picture, the agreement and the signature, which make an application binding; below its cost. */
export function SigningFields({ form, version }: SigningFieldsProps) {
  const t = useT();
  const [images, setImages] = useState<readonly UploadedImage[]>([]);
  const agreement = useAgreement();
  return (
    <>
      <FormField form={form} name="imageUploadId">
        {(field) => (
          <PictureInput
            label={t('loan.image')}
            hint={t('loan.imageHint', { max: MAX_PICTURE_MB })}
            value={images}
            onValueChange={(next) => {
              setImages(next);
              field.onValueChange(next[0]?.id ?? '');
            }}
            upload={uploadLoanImage}
            error={field.error}
            required
          />
        )}
      </FormField>
      <div>
        <Button variant="secondary" fullWidth onClick={agreement.open}>
          {version === undefined ? t('loan.readAgreement') : t('loan.readVersion', { version })}
        </Button>
        {agreement.element}
      </div>
      <FormField form={form} name="agree">
        {(field) => <Checkbox {...field} label={t('loan.agree')} required />}
      </FormField>
      <FormField form={form} name="signature">
        {(field) => (
          <SignaturePad
            label={t('loan.signature')}
            hint={t('loan.signatureHint')}
            value={field.value}
            onValueChange={field.onValueChange}
            error={field.error}
            required
          />
        )}
      </FormField>
    </>
  );
}
