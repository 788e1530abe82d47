import { Button } from '@fairlot/ui-kit/button';
import { Select } from '@fairlot/ui-kit/select';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Banner } from '@fairlot/ui-kit/banner';
import { toastError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useT } from '../../i18n/index.js';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';
import * as css from './DataExport.css.js';
import { daysOf, periods, type Period } from './period.js';
import { fileNameOf, saveBlob, saveCsv } from '../../components/records/saveFile.js';
import { api } from '../../state/client.js';
import { newIdempotencyKey, type Schemas } from '@fairlot/api-client';
import { useSessionScope } from '../../state/session.js';

const kinds = [
  { value: 'entry', words: 'dataExport.kind.entry' },
  { value: 'order', path: '/pages/history/record', words: 'dataExport.kind.order' },
  { value: 'deposit', words: 'dataExport.kind.deposit' },
  { value: 'withdrawal', words: 'dataExport.kind.withdrawal' },
  { value: 'tax', words: 'dataExport.kind.tax' },
  { value: 'account', words: 'dataExport.kind.account' },
] as const;
const formats = ['csv', 'json'] as const;

interface Choice {
  kind: ExportRequest['kind'];
  period: Period;
  format: ExportRequest['format'];
}

/** Exports the customer's own records: chosen here, made by the server, saved as files. */
export function DataExport() {
  const t = useT();
  const { data: settings } = useQuery(baseSettingsQuery);
  const [choice, setChoice] = useState<Choice>({ kind: 'entry', period: 'year', format: 'csv' });
  const { kind, period, format } = choice;
  const [isSending, setSending] = useState(false);
  const { file, isUnderWay, order, forget } = useDataExport();
  const change = (part: Partial<Choice>) => {
    forget();
    setChoice({ ...choice, ...part });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (settings === undefined) return;
    setSending(true);
    try {
      await order({ kind, format, ...daysOf(period, settings.businessTime) });
    } catch (error) {
      toastError(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <PageHeading>{t('manifest.export')}</PageHeading>
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <p className={css.words}>{t('dataExport.lead')}</p>
        <Select
          label={t('dataExport.kind')}
          value={kind}
          onValueChange={(value) => change({ kind: value })}
          options={kinds.map(({ value, words }) => ({ value, label: t(words) }))}
        />
        {kind === 'account' ? (
          <p className={css.words}>{t('dataExport.period.now')}</p>
        ) : (
          <Select
            label={t('dataExport.period')}
            value={period}
            onValueChange={(value) => change({ period: value })}
            options={periods.map((value) => ({ value, label: t(`dataExport.period.${value}`) }))}
          />
        )}
        <Select
          label={t('dataExport.format')}
          value={format}
          onValueChange={(value) => change({ format: value })}
          options={formats.map((value) => ({ value, label: t(`dataExport.format.${value}`) }))}
          {...(format === 'csv' ? { hint: t('dataExport.noScript') } : {})}
        />
        {file !== undefined && !isUnderWay ? (
          <ReadyFile file={file} />
        ) : (
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={isSending || isUnderWay}
            disabled={settings === undefined}
          >
            {t('dataExport.submit')}
          </Button>
        )}
        <p className={css.words} role="status">
          {isUnderWay && t('dataExport.working')}
        </p>
      </form>
    </>
  );
}

/** A finished export: its save button, or why it failed. */
function ReadyFile({ file }: { file: ExportFile }) {
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

const ASK_AGAIN_MS = 700;

type ExportRequest = Schemas['ExportCreate'];
type ExportFile = Schemas['Export'];

/** Orders an export and follows it until it is ready or has failed. `order` rejects with ApiError. */
function useDataExport() {
  const scope = useSessionScope();
  const [id, setId] = useState<string>();
  const { data: file } = useQuery({
    queryKey: [scope, 'export', id],
    queryFn: ({ signal }) => api.get('/export/{id}', { params: { path: { id: id ?? '' } }, signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? ASK_AGAIN_MS : false),
  });
  return {
    file,
    isUnderWay: id !== undefined && (file === undefined || file.status === 'queued'),
    async order(request: ExportRequest): Promise<void> {
      const ordered = await api.post('/export', {
        params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
        body: request,
      });
      setId(ordered.id);
    },
    /** Forgets the last export, because the choice has changed. */
    forget: () => setId(undefined),
  };
}
