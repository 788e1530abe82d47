import type { Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { session, useSessionScope } from '../../state/session.js';

export type Kyc = Schemas['Kyc'];
export type Part = 'front' | 'back' | 'passport' | 'professional';
export type DocumentPart = Exclude<Part, 'professional'>;
export type DocumentType = 'idcard' | 'passport';

/** The verification state of the signed-in customer. The member stream reports changes. */
export const kycQuery = (scope = session.scope()) =>
  queryOptions({
    queryKey: [scope, 'kyc'],
    queryFn: ({ signal }) => api.get('/kyc', { signal }),
  });

export const useKyc = () => useQuery(kycQuery(useSessionScope()));

/** The images that each document requires. */
export const partsOf: Readonly<Record<DocumentType, readonly DocumentPart[]>> = {
  idcard: ['front', 'back'],
  passport: ['passport'],
};

/** The result of an image in the last review. */
export const imageOf = (kyc: Kyc | undefined, part: Part) => kyc?.images.find((image) => image.part === part);
