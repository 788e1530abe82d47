import type { IdentityFormValues } from '@fairlot/forms/kyc';
import { FormField } from '@fairlot/forms/react';
import { TextField } from '@fairlot/ui-kit/text-field';
import type { Control } from 'react-hook-form';
import { useT } from '../../i18n/index.js';
import * as css from './Kyc.css.js';
import type { DocumentType } from './kycQueries.js';

interface IdentityNamesProps {
  form: { readonly control: Control<IdentityFormValues, unknown, unknown> };
  documentType: DocumentType;
}

/** What a document says in words: the names and its number. */
export function IdentityNames({ form, documentType }: IdentityNamesProps) {
  const t = useT();
  return (
    <>
      <div className={css.names}>
        <FormField form={form} name="firstName">
          {(field) => <TextField label={t('kyc.firstName')} autoComplete="given-name" required {...field} />}
        </FormField>
        <FormField form={form} name="lastName">
          {(field) => <TextField label={t('kyc.lastName')} autoComplete="family-name" required {...field} />}
        </FormField>
      </div>
      <FormField form={form} name="documentNumber">
        {(field) => (
          <TextField
            label={t(`kyc.number.${documentType}`)}
            hint={t('kyc.asOnDocument')}
            autoComplete="off"
            autoCapitalize="characters"
            required
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
