import type { Schemas } from '@fairlot/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../state/client.js';
import { session, useSessionScope } from '../../state/session.js';

export type Kyc = Schemas['Kyc'];
export type Part = 'front' | 'back' | 'passport' | 'professional';
export type DocumentPart = Exclude<Part, 'professional'>;
export type DocumentType = 'idcard' | 'passport';

/** How far the signed-in customer's verification is. The member stream says when that changes. */
export const kycQuery = (scope = session.scope()) =>
  queryOptions({
    queryKey: [scope, 'kyc'],
    queryFn: ({ signal }) => api.get('/kyc', { signal }),
  });

export const useKyc = () => useQuery(kycQuery(useSessionScope()));

/** The images that a document asks for. */
export const partsOf: Readonly<Record<DocumentType, readonly DocumentPart[]>> = {
  idcard: ['front', 'back'],
  passport: ['passport'],
};

/** What became of an image at the last review. */
export const imageOf = (kyc: Kyc | undefined, part: Part) => kyc?.images.find((image) => image.part === part);
