import { KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useT } from '../../i18n/index.js';
import { RecordNumber } from './Receipt.js';

/** The row of a receipt with the record's number. */
export function NumberRow({ children }: { children: string }) {
  const t = useT();
  return (
    <KeyValueRow label={t('review.number')}>
      <RecordNumber>{children}</RecordNumber>
    </KeyValueRow>
  );
}
