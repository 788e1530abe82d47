import { identityForm, type IdentityFormValues } from '@fairlot/forms/kyc';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lazySheet } from '../../components/lazyPart.js';
import { FormWords } from '../../components/FormWords.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { DocumentImage } from './DocumentImage.js';
import { DocumentRules } from './DocumentRules.js';
import * as css from './Kyc.css.js';
import { imageOf, partsOf, type DocumentType, type Kyc, type Part } from './kycData.js';
import { SimulationNotice } from './SimulationNotice.js';
import { useReasonText } from './useReasonText.js';
import { useSubmitKyc } from './useSubmitKyc.js';

const SubmitSheet = lazySheet(() => import('./SubmitSheet.js').then((module) => module.SubmitSheet));

const schema = identityForm();

interface IdentityFormProps {
  documentType: DocumentType;
  /** Of the last review, if there was one: what was accepted is not asked for again. */
  kyc: Kyc;
}

/** Names, number and images of one document, reviewed and handed in. */
export function IdentityForm({ documentType, kyc }: IdentityFormProps) {
  const t = useT();
  const before = kyc.documentType === documentType ? kyc : undefined;
  const reasonOf = useReasonText(before);
  const [images, setImages] = useState<Partial<Record<Part, UploadedImage>>>({});
  const [isChecked, setChecked] = useState(false);
  const [reviewed, setReviewed] = useState<IdentityFormValues>();
  const { action, submit } = useSubmitKyc(documentType);
  const form = useZodForm(schema, {
    defaultValues: {
      firstName: before?.firstName ?? '',
      lastName: before?.lastName ?? '',
      documentNumber: before?.documentNumber ?? '',
    },
    onSubmit(values) {
      if (missing.length === 0) setReviewed(values);
    },
  });
  const typed = useWatch({ control: form.control });
  const isSame =
    before !== undefined &&
    typed.firstName?.trim() === before.firstName &&
    typed.lastName?.trim() === before.lastName &&
    typed.documentNumber?.trim() === before.documentNumber;
  const isAccepted = (part: Part) => isSame && imageOf(before, part)?.status === 'accepted';
  const parts = partsOf[documentType];
  const missing = parts.filter((part) => images[part] === undefined && !isAccepted(part));
  const wasAccepted = parts.some((part) => imageOf(before, part)?.status === 'accepted');

  return (
    <FormWords>
      <form
        className={css.page}
        noValidate
        onSubmit={(event) => {
          setChecked(true);
          void form.submit(event);
        }}
      >
        <SimulationNotice />
        {before?.refuseNote != null && (
          <Banner tone="caution">{t('kyc.note', { note: before.refuseNote })}</Banner>
        )}
        <div className={css.names}>
          <FormField form={form} name="firstName">
            {(field) => <TextField label={t('kyc.firstName')} autoComplete="given-name" {...field} />}
          </FormField>
          <FormField form={form} name="lastName">
            {(field) => <TextField label={t('kyc.lastName')} autoComplete="family-name" {...field} />}
          </FormField>
        </div>
        <FormField form={form} name="documentNumber">
          {(field) => (
            <TextField
              label={t(`kyc.number.${documentType}`)}
              hint={t('kyc.asOnDocument')}
              autoComplete="off"
              autoCapitalize="characters"
              {...field}
            />
          )}
        </FormField>
        <DocumentRules />
        {wasAccepted && !isSame && <Banner tone="info">{t('kyc.detailsChanged')}</Banner>}
        {parts.map((part) =>
          isAccepted(part) ? (
            <Banner key={part} tone="positive" title={t(`kyc.part.${part}`)}>
              {t('kyc.accepted')}
            </Banner>
          ) : (
            <DocumentImage
              key={part}
              part={part}
              value={images[part]}
              onValueChange={(image) =>
                setImages(({ [part]: _replaced, ...others }) =>
                  image === undefined ? others : { ...others, [part]: image },
                )
              }
              refusal={reasonOf(part)}
              error={isChecked ? t(`kyc.missing.${part}`) : undefined}
            />
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
          submit((key) => postIdentity(documentType, reviewed, images, payPassword, key));
        }}
      />
    </FormWords>
  );
}

function postIdentity(
  documentType: DocumentType,
  { firstName, lastName, documentNumber }: IdentityFormValues,
  images: Partial<Record<Part, UploadedImage>>,
  payPassword: string,
  key: string,
): Promise<Kyc> {
  const params = { header: { 'Idempotency-Key': key } };
  const names = { firstName, lastName, payPassword };
  const { front, back, passport } = images;
  if (documentType === 'idcard') {
    const sides = {
      ...(front === undefined ? {} : { frontUploadId: front.id }),
      ...(back === undefined ? {} : { backUploadId: back.id }),
    };
    return api.post('/kyc/idcard', { params, body: { ...names, idNumber: documentNumber, ...sides } });
  }
  const page = passport === undefined ? {} : { passportUploadId: passport.id };
  return api.post('/kyc/passport', { params, body: { ...names, passportNumber: documentNumber, ...page } });
}
