import type { Schemas } from '@fairlot/api-client';

/** The versions of the documents that are shown, to be stored with the consent. */
export function useAgreements(): Schemas['AgreementAcceptance'][] {
  return [];
}
