import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { useState } from 'react';
import { toastError } from '../../components/describeError.js';
import { fileNameOf, saveBlob, saveCsv } from '../../components/records/saveFile.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { ExportFile } from './useDataExport.js';

/** A finished export: its save button, or why it failed. */
export function ReadyFile({ file }: { file: ExportFile }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  if (file.status === 'failed') {
    return (
      <Banner tone="critical" role="alert">
        {t('dataExport.failed')}
      </Banner>
    );
  }
  const save = async () => {
    setBusy(true);
    try {
      const path = `/export/${file.id}/file`;
      const { content, disposition } = await api.download(path);
      const name = fileNameOf(disposition, path);
      if (file.format === 'csv') saveCsv(name, await content.text());
      else saveBlob(name, content);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Banner tone="positive" role="status" title={t('dataExport.ready')}>
        {t('dataExport.rows', { count: file.rowCount ?? 0 })}
      </Banner>
      <Button size="large" fullWidth busy={isBusy} onClick={() => void save()}>
        {t('dataExport.download')}
      </Button>
    </>
  );
}
