import type { ImageHint, PreparedImage } from './prepareImage.js';
import { createUploadNews, type UploadNews, type UploadNewsOptions } from './uploadNews.js';

/** An uploaded image. */
export interface UploadedImage {
  /** The server's id of it; unique in a field. */
  readonly id: string;
  /** The URL to show it from. */
  readonly url: string;
}

export interface UploadContext {
  /** Aborted when the customer cancels or the field is unmounted. */
  readonly signal: AbortSignal;
  /** `fraction`: 0 to 1, or null while the total is not known. */
  readonly onProgress: (fraction: number | null) => void;
}

/** Sends one image. Every attempt to send an image has the same `File`, of which the server may have stored one. */
export type UploadImage = (file: File, context: UploadContext) => Promise<UploadedImage>;

/** An image that is being sent or failed. */
export interface PendingImage {
  readonly key: number;
  readonly name: string;
  readonly previewUrl: string;
  readonly status: 'sending' | 'failed';
  readonly progress: number | null;
  readonly error: unknown;
}

export interface UploadSettings extends UploadNewsOptions {
  readonly prepare: (file: File) => Promise<PreparedImage>;
  readonly upload: UploadImage;
  /** Called for an image that may be hard to read; it is sent nevertheless. */
  readonly onHint: (hint: { readonly name: string; readonly reason: ImageHint }) => void;
  /** Called for each uploaded image. `key`: greater for one that was chosen later. `file`: as it was chosen. */
  readonly onUploaded: (image: UploadedImage, key: number, file: File) => void;
}

interface Task {
  image: PendingImage;
  readonly file: File;
  readonly settings: UploadSettings;
  controller: AbortController;
  /** What is sent; set by the first attempt. */
  prepared?: File;
  /** Shared by all images that are sent together. */
  news?: UploadNews;
}

export type ImageUploads = ReturnType<typeof createImageUploads>;

/**
 * The uploads of one field, without React. Each image is sent, fails, is retried or cancelled independently.
 * `onChange` receives the pending images after each change.
 */
export function createImageUploads(onChange: (pending: readonly PendingImage[]) => void) {
  let tasks: readonly Task[] = [];
  let nextKey = 1;

  function publish(): void {
    onChange(tasks.map(({ image }) => image));
  }

  function change(task: Task, part: Partial<PendingImage>): void {
    task.image = { ...task.image, ...part };
    publish();
  }

  function remove(task: Task): void {
    tasks = tasks.filter((other) => other !== task);
    URL.revokeObjectURL(task.image.previewUrl);
    publish();
  }

  /** Sends these tasks, with shared announcements. */
  function start(started: readonly Task[]): void {
    const [first] = started;
    if (first === undefined) return;
    const news = createUploadNews(
      started.map(({ image }) => image),
      first.settings,
    );
    for (const task of started) {
      task.news = news;
      void send(task);
    }
  }

  async function send(task: Task): Promise<void> {
    const { upload, onUploaded } = task.settings;
    const { signal } = (task.controller = new AbortController());
    change(task, { status: 'sending', progress: null, error: undefined });
    try {
      const file = (task.prepared ??= await prepared(task));
      signal.throwIfAborted();
      const onProgress = (progress: number | null) => {
        if (signal.aborted) return;
        change(task, { progress });
        task.news?.progressed(task.image.key, progress ?? 0);
      };
      const uploaded = await upload(file, { signal, onProgress });
      signal.throwIfAborted();
      remove(task);
      onUploaded(uploaded, task.image.key, task.file);
      task.news?.arrived(task.image);
    } catch (error) {
      // Cancelled: it is no longer in the list.
      if (signal.aborted) return;
      change(task, { status: 'failed', error });
      task.news?.stopped(task.image.key);
    }
  }

  function cancel(task: Task): void {
    task.controller.abort();
    remove(task);
    task.news?.stopped(task.image.key);
  }

  const find = (key: number) => tasks.find(({ image }) => image.key === key);

  return {
    add(files: readonly File[], settings: UploadSettings): void {
      const added = files.map((file): Task => ({
        file,
        settings,
        controller: new AbortController(),
        image: {
          key: nextKey++,
          name: file.name,
          previewUrl: URL.createObjectURL(file),
          status: 'sending',
          progress: null,
          error: undefined,
        },
      }));
      tasks = [...tasks, ...added];
      start(added);
    },
    retry(key: number): void {
      const task = find(key);
      if (task?.image.status === 'failed') start([task]);
    },
    /** Retries all failed uploads, such as after the connection came back. */
    retryAll(): void {
      start(tasks.filter(({ image }) => image.status === 'failed'));
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

async function prepared({ file: chosen, settings, controller }: Task): Promise<File> {
  const { file, hint } = await settings.prepare(chosen);
  if (hint !== undefined && !controller.signal.aborted) settings.onHint({ name: chosen.name, reason: hint });
  return file;
}
