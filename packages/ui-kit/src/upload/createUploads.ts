import { warnOfValue } from '../checks/usable.js';
import { createUploadNews, type UploadNews, type UploadNewsOptions } from './uploadNews.js';

/** An uploaded file. */
export interface Uploaded {
  /** The server's id of the file, unique in the field. */
  readonly id: string;
  /** The URL that shows the file. */
  readonly url: string;
}

/** What an upload is told and what it reports. */
export interface UploadContext {
  /** Aborted when the customer cancels, the form is reset, or the field is unmounted. */
  readonly signal: AbortSignal;
  /** Reports progress. `fraction`: 0 to 1, or null while the total is unknown. */
  readonly onProgress: (fraction: number | null) => void;
}

/**
 * Sends one file. A rejection offers a retry, which passes the same `File` object. The server may have stored the file of
 * a failed attempt.
 */
export type Upload = (file: File, context: UploadContext) => Promise<Uploaded>;

/** A file that is being sent or failed. */
export interface PendingFile {
  readonly key: number;
  readonly name: string;
  readonly previewUrl: string;
  readonly status: 'sending' | 'failed';
  readonly progress: number | null;
  readonly error: unknown;
}

export interface UploadSettings extends UploadNewsOptions {
  /** Makes the file to send from a chosen one. `signal` is that of the upload. */
  readonly prepare: (file: File, signal: AbortSignal) => Promise<File>;
  readonly upload: Upload;
  /** Called for each uploaded file. `key`: greater for one that was chosen later. `file`: as it was chosen. */
  readonly onUploaded: (uploaded: Uploaded, key: number, file: File) => void;
}

interface Task {
  pending: PendingFile;
  readonly file: File;
  readonly settings: UploadSettings;
  controller: AbortController;
  /** The file to send. A retry does not prepare it again. */
  prepared?: File;
  /** Shared by all files that are sent together. */
  news?: UploadNews;
}

export type Uploads = ReturnType<typeof createUploads>;

/**
 * The uploads of one field, without React. Each file is sent, fails, is retried or cancelled independently.
 * `onChange` receives the pending files after each change.
 */
export function createUploads(onChange: (pending: readonly PendingFile[]) => void) {
  let tasks: readonly Task[] = [];
  let nextKey = 1;

  function publish(): void {
    onChange(tasks.map(({ pending }) => pending));
  }

  function change(task: Task, part: Partial<PendingFile>): void {
    task.pending = { ...task.pending, ...part };
    publish();
  }

  function remove(task: Task): void {
    tasks = tasks.filter((other) => other !== task);
    URL.revokeObjectURL(task.pending.previewUrl);
    publish();
  }

  /** Sends these tasks, with shared announcements. */
  function start(started: readonly Task[]): void {
    const [first] = started;
    if (first === undefined) return;
    const news = createUploadNews(
      started.map(({ pending }) => pending),
      first.settings,
    );
    for (const task of started) {
      task.news = news;
      void send(task);
    }
  }

  async function send(task: Task): Promise<void> {
    const { upload, prepare, onUploaded } = task.settings;
    const { signal } = (task.controller = new AbortController());
    change(task, { status: 'sending', progress: null, error: undefined });
    try {
      const file = (task.prepared ??= await prepare(task.file, signal));
      signal.throwIfAborted();
      const onProgress = (fraction: number | null) => {
        if (signal.aborted) return;
        const progress = partOf(fraction);
        change(task, { progress });
        task.news?.progressed(task.pending.key, progress ?? 0);
      };
      const uploaded = await upload(file, { signal, onProgress });
      signal.throwIfAborted();
      remove(task);
      onUploaded(uploaded, task.pending.key, task.file);
      task.news?.arrived(task.pending);
    } catch (error) {
      // Cancelled: it is no longer in the list.
      if (signal.aborted) return;
      change(task, { status: 'failed', error });
      task.news?.stopped(task.pending.key);
    }
  }

  function cancel(task: Task): void {
    task.controller.abort();
    remove(task);
    task.news?.stopped(task.pending.key);
  }

  const find = (key: number) => tasks.find(({ pending }) => pending.key === key);

  return {
    add(files: readonly File[], settings: UploadSettings): void {
      const added = files.map((file) => taskOf(file, nextKey++, settings));
      tasks = [...tasks, ...added];
      start(added);
    },
    retry(key: number): void {
      const task = find(key);
      if (task?.pending.status === 'failed') start([task]);
    },
    /** Retries all failed uploads, such as after the connection came back. */
    retryAll(): void {
      start(tasks.filter(({ pending }) => pending.status === 'failed'));
    },
    cancel(key: number): void {
      const task = find(key);
      if (task !== undefined) cancel(task);
    },
    cancelAll(): void {
      for (const task of tasks) cancel(task);
    },
    /** How many are being sent or failed. */
    count: (): number => tasks.length,
  };
}

const taskOf = (file: File, key: number, settings: UploadSettings): Task => ({
  file,
  settings,
  controller: new AbortController(),
  pending: {
    key,
    name: file.name,
    previewUrl: URL.createObjectURL(file),
    status: 'sending',
    progress: null,
    error: undefined,
  },
});

/** The part from 0 to 1; null for what is none, such as 0 of 0 bytes. */
function partOf(fraction: number | null): number | null {
  if (fraction !== null && fraction >= 0 && fraction <= 1) return fraction;
  if (process.env.NODE_ENV !== 'production' && fraction !== null)
    warnOfValue('upload', 'onProgress', fraction, [
      'is no number from 0 to 1.',
      'The progress is shown as not known.',
      'Pass what is sent divided by the total, or null while the total is not known.',
    ]);
  return null;
}
