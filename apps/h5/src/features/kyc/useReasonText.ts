import { useT, type MessageId } from '../../i18n/index.js';
import { imageOf, type Kyc, type Part } from './kycQueries.js';

/** Reasons with texts of their own; the contract may add more. */
const reasons: Readonly<Record<string, MessageId>> = {
  blurred: 'kyc.reason.blurred',
  dark: 'kyc.reason.dark',
  overexposed: 'kyc.reason.overexposed',
  too_small: 'kyc.reason.too_small',
  covered: 'kyc.reason.covered',
  background: 'kyc.reason.background',
  held: 'kyc.reason.held',
  expired: 'kyc.reason.expired',
  wrong_document: 'kyc.reason.wrong_document',
  details_differ: 'kyc.reason.details_differ',
};

/** Returns why an image was refused in the last review; undefined if it was not. */
export function useReasonText(kyc: Kyc | undefined): (part: Part) => string | undefined {
  const t = useT();
  return (part) => {
    const image = imageOf(kyc, part);
    if (image?.status !== 'refused') return undefined;
    return t('kyc.refused', { reason: t(reasons[image.reasonKey ?? ''] ?? 'kyc.reason.other') });
  };
}
