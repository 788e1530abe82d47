import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { UploadedImage } from '@fairlot/ui-kit/image-input';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import type { MoneyAction } from '../../components/review/moneyActions.js';
import { useT } from '../../i18n/index.js';
import * as css from './Kyc.css.js';
import type { Part } from './kycQueries.js';

export interface SubmitSheetProps {
  isOpen: boolean;
  onClose: () => void;
  action: MoneyAction | undefined;
  /** Labels and values of the input. */
  rows: readonly (readonly [label: string, value: string])[];
  images: readonly { part: Part; image: UploadedImage }[];
  onConfirm: (payPassword: string) => void;
}

/** What is submitted, to whom, for how long, and what happens to it; then the payment password. */
export function SubmitSheet({ isOpen, onClose, action, rows, images, onConfirm }: SubmitSheetProps) {
  const t = useT();
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('kyc.reviewTitle')}
      action={action}
      verb={t('kyc.submit')}
      onConfirm={onConfirm}
      needsPayPassword
    >
      <KeyValue>
        {rows.map(([label, value]) => (
          <KeyValueRow key={label} label={label}>
            {value}
          </KeyValueRow>
        ))}
        <KeyValueRow label={t('kyc.images')}>{images.length}</KeyValueRow>
      </KeyValue>
      <div className={css.reviewImages}>
        {images.map(({ part, image }) => (
          <img key={part} src={image.url} alt={t(`kyc.part.${part}`)} className={css.reviewImage} />
        ))}
      </div>
      <ReviewNotes notes={[t('kyc.note.time'), t('kyc.note.deleted'), t('kyc.note.locked')]} />
    </ReviewSheet>
  );
}
