import { professionalForm } from '@fairlot/forms/kyc';
import { FormField, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ShieldIcon } from '@fairlot/ui-kit/icon';
import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { FormWords } from '../../components/FormWords.js';
import { lazySheet } from '../../components/lazyPart.js';
import { PayPasswordGate } from '../../components/gates/PayPasswordGate.js';
import { PageHeading } from '../../components/PageHeading.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { refusalOf } from '../../components/review/moneyActions.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { Decided } from './Decided.js';
import { DocumentImage } from './DocumentImage.js';
import { WithKyc } from './IdentityPages.js';
import * as css from './Kyc.css.js';
import type { Kyc } from './kycQueries.js';
import { SimulationNotice } from './SimulationNotice.js';
import { useReasonText } from './useReasonText.js';
import { useSubmitKyc } from './useSubmitKyc.js';

const SubmitSheet = lazySheet({
  load: () => import('./SubmitSheet.js').then((module) => module.SubmitSheet),
  words: ['kyc', 'review'],
});

/** Proof of a professional qualification, after the identity. */
export function ProfessionalPage() {
  const t = useT();
  const { next } = useSearch('/pages/kycverify/pro');
  const heading = t('manifest.kycPro');
  return (
    <WithKyc heading={heading}>
      {(kyc) => {
        const { professional, professionalStatus: status } = kyc;
        if (professional !== null && (status === 'under_review' || status === 'pass')) {
          const words = status === 'pass' ? 'kyc.done.proPass' : 'kyc.done.under_review';
          return <Decided {...professional} isPassed={status === 'pass'} heading={t(words)} next={next} />;
        }
        return (
          <>
            <PageHeading>{heading}</PageHeading>
            {kyc.status === 'pass' ? (
              <PayPasswordGate>
                <FormWords>
                  <ProfessionalForm kyc={kyc} />
                </FormWords>
              </PayPasswordGate>
            ) : (
              <EmptyState
                icon={<ShieldIcon />}
                title={t('kyc.needsIdentity')}
                hint={t('kyc.needsIdentityHint')}
                action={
                  <ButtonLink to="/pages/kycverify/index" search={next === undefined ? {} : { next }}>
                    {t('kyc.overview')}
                  </ButtonLink>
                }
              />
            )}
          </>
        );
      }}
    </WithKyc>
  );
}

const schema = professionalForm();

function ProfessionalForm({ kyc }: { kyc: Kyc }) {
  const t = useT();
  const reasonOf = useReasonText(kyc);
  const [image, setImage] = useState<UploadedImage>();
  const [isReviewing, setReviewing] = useState(false);
  const { action, submit } = useSubmitKyc('professional');
  const form = useZodForm(schema, {
    defaultValues: { professionalUploadId: '' },
    onSubmit: () => setReviewing(true),
  });
  useRefusedFields(form, refusalOf(action));
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className={css.quiet}>{t('kyc.proIntro')}</p>
      <SimulationNotice />
      {kyc.professional?.refuseNote != null && (
        <Banner tone="caution">{t('reason.words', { words: kyc.professional.refuseNote })}</Banner>
      )}
      <FormField form={form} name="professionalUploadId">
        {(field) => (
          <DocumentImage
            part="professional"
            value={image}
            onValueChange={(next) => {
              setImage(next);
              field.onValueChange(next?.id ?? '');
            }}
            refusal={reasonOf('professional')}
            error={field.error}
          />
        )}
      </FormField>
      <div className={css.actions}>
        <ActionNote action={action} />
        <Button type="submit" size="large" fullWidth>
          {t('kyc.review')}
        </Button>
      </div>
      <SubmitSheet
        isOpen={isReviewing}
        onClose={() => setReviewing(false)}
        action={action}
        rows={[]}
        images={image === undefined ? [] : [{ part: 'professional', image }]}
        onConfirm={(payPassword) => {
          if (image === undefined) return;
          submit((key) =>
            api.post('/kyc/pro', {
              params: { header: { 'Idempotency-Key': key } },
              body: { professionalUploadId: image.id, payPassword },
            }),
          );
        }}
      />
    </form>
  );
}
