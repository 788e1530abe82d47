import type { IdentityFormValues } from '@fairlot/forms/kyc';
import { FormField } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { lazySheet } from '../../components/lazyPart.js';
import { FormWords } from '../../components/FormWords.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { useT } from '../../i18n/index.js';
import { DocumentImage } from './DocumentImage.js';
import { DocumentRules } from './DocumentRules.js';
import * as css from './Kyc.css.js';
import { IdentityNames } from './IdentityNames.js';
import { imageOf, partsOf, type DocumentType, type Kyc, type Part } from './kycQueries.js';
import { postIdentity } from './postIdentity.js';
import { SimulationNotice } from './SimulationNotice.js';
import { fieldOf, useIdentityForm } from './useIdentityForm.js';
import { useReasonText } from './useReasonText.js';
import { useSubmitKyc } from './useSubmitKyc.js';

const SubmitSheet = lazySheet({
  load: () => import('./SubmitSheet.js').then((module) => module.SubmitSheet),
  words: ['kyc', 'review'],
});

interface IdentityFormProps {
  documentType: DocumentType;
  /** The last review, if any; images that it accepted are not required again. */
  kyc: Kyc;
}

/** Names, number and images of one document, reviewed and submitted. */
export function IdentityForm({ documentType, kyc }: IdentityFormProps) {
  const t = useT();
  const before = kyc.documentType === documentType ? kyc : undefined;
  const reasonOf = useReasonText(before);
  const [images, setImages] = useState<Partial<Record<Part, UploadedImage>>>({});
  const [reviewed, setReviewed] = useState<IdentityFormValues>();
  const { action, submit } = useSubmitKyc(documentType);
  const parts = partsOf[documentType];
  const { form, isAccepted } = useIdentityForm({ before, parts, action, onSubmit: setReviewed });
  const wasAccepted = parts.some((part) => imageOf(before, part)?.status === 'accepted');

  return (
    <FormWords>
      <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
        <SimulationNotice />
        {before?.refuseNote != null && (
          <Banner tone="caution">{t('reason.words', { words: before.refuseNote })}</Banner>
        )}
        <IdentityNames form={form} documentType={documentType} />
        <DocumentRules />
        {wasAccepted && !parts.some(isAccepted) && <Banner tone="info">{t('kyc.detailsChanged')}</Banner>}
        {parts.map((part) =>
          isAccepted(part) ? (
            <Banner key={part} tone="positive" title={t(`kyc.part.${part}`)}>
              {t('kyc.accepted')}
            </Banner>
          ) : (
            <FormField key={part} form={form} name={fieldOf(part)}>
              {(field) => (
                <DocumentImage
                  part={part}
                  value={images[part]}
                  onValueChange={(image) => {
                    setImages(({ [part]: _replaced, ...others }) =>
                      image === undefined ? others : { ...others, [part]: image },
                    );
                    field.onValueChange(image?.id ?? '');
                  }}
                  refusal={reasonOf(part)}
                  error={field.error}
                />
              )}
            </FormField>
          ),
        )}
        <div className={css.actions}>
          <ActionNote action={action} />
          <Button type="submit" size="large" fullWidth>
            {t('kyc.review')}
          </Button>
        </div>
      </form>
      <SubmitSheet
        isOpen={reviewed !== undefined}
        onClose={() => setReviewed(undefined)}
        action={action}
        rows={
          reviewed === undefined
            ? []
            : [
                [t('kyc.name'), `${reviewed.firstName} ${reviewed.lastName}`],
                [t(`kyc.number.${documentType}`), reviewed.documentNumber],
              ]
        }
        images={parts.flatMap((part) => {
          const image = images[part];
          return image === undefined ? [] : [{ part, image }];
        })}
        onConfirm={(payPassword) => {
          if (reviewed === undefined) return;
          submit((key) => postIdentity(documentType, reviewed, payPassword, key));
        }}
      />
    </FormWords>
  );
}
