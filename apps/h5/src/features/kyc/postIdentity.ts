import type { IdentityFormValues } from '@fairlot/forms/kyc';
import { api } from '../../state/client.js';
import type { DocumentType, Kyc } from './kycQueries.js';

/** Submits the names, the number and the new pictures of one document. */
export function postIdentity(
  documentType: DocumentType,
  { firstName, lastName, documentNumber, ...uploads }: IdentityFormValues,
  payPassword: string,
  key: string,
): Promise<Kyc> {
  const params = { header: { 'Idempotency-Key': key } };
  const names = { firstName, lastName, payPassword };
  const { frontUploadId, backUploadId, passportUploadId } = uploads;
  if (documentType === 'idcard') {
    const sides = {
      ...(frontUploadId === '' ? {} : { frontUploadId }),
      ...(backUploadId === '' ? {} : { backUploadId }),
    };
    return api.post('/kyc/idcard', { params, body: { ...names, idNumber: documentNumber, ...sides } });
  }
  const page = passportUploadId === '' ? {} : { passportUploadId };
  return api.post('/kyc/passport', { params, body: { ...names, passportNumber: documentNumber, ...page } });
}
