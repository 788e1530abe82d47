import { ApiError } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { toast } from '@fairlot/ui-kit/toast';
import { useState } from 'react';
import { useT } from '../../i18n/index.js';
import { queryClient } from '../../queries/queryClient.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import { toastError } from '../describeError.js';
import { toCsv, type Cell } from './csv.js';
import { flush } from './Records.css.js';
import { saveCsv } from './saveFile.js';

export interface ExportButtonProps {
  /** The file's name, such as `orders`. Letters and dashes. */
  subject: string;
  /** Loads all filtered rows, the first being the heading. */
  load: () => Promise<readonly (readonly Cell[])[]>;
  /** No row is there to save, so there is no button. */
  isEmpty?: boolean;
}

/** Saves all filtered rows as CSV, including those not loaded yet. */
export function ExportButton({ subject, load, isEmpty = false }: ExportButtonProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [rows, { businessTime }] = await Promise.all([load(), queryClient.fetchQuery(baseSettingsQuery)]);
      const product = t('app.name').toLowerCase();
      saveCsv(`${product}-simulated-${subject}-${businessTime.slice(0, 10)}.csv`, toCsv(rows));
    } catch (error) {
      if (error instanceof ApiError) toastError(error);
      else toast(t('records.exportFailed'), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  if (isEmpty) return null;
  return (
    <Button variant="quiet" size="small" className={flush} busy={isBusy} onClick={() => void save()}>
      {!isBusy && <DocumentIcon size="small" />}
      {t('records.export')}
    </Button>
  );
}
