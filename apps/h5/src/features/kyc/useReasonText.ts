import { useReason } from '../../components/reasons/useReason.js';
import { useT } from '../../i18n/index.js';
import { imageOf, type Kyc, type Part } from './kycQueries.js';

/** Returns why an image was refused in the last review; undefined if it was not. */
export function useReasonText(kyc: Kyc | undefined): (part: Part) => string | undefined {
  const t = useT();
  const reasonOf = useReason();
  return (part) => {
    const image = imageOf(kyc, part);
    if (image?.status !== 'refused') return undefined;
    const refused = { refuseReasonKey: image.reasonKey, refuseReasonParams: null, refuseReason: null };
    return t('kyc.refused', { reason: reasonOf('kyc', refused)?.sentence ?? '' });
  };
}
