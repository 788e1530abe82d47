import * as en from '../messages/en.js';
import { fillMessage } from '../messages/index.js';
import type { KitLanguage } from '../provider/kitLanguage.js';

const english = {
  uploading: en.uploading,
  uploadedPart: en.uploadedPart,
  imageUploaded: en.imageUploaded,
};

export interface UploadNewsOptions {
  /** The current language, because an upload may outlive a change of language. */
  readonly language: () => KitLanguage;
  /** The field's label, announced with the overall progress. */
  readonly label: string;
  /** Announces a sentence; '' clears it once it is outdated. */
  readonly say: (sentence: string) => void;
}

interface SentFile {
  readonly key: number;
  readonly name: string;
}

export type UploadNews = ReturnType<typeof createUploadNews>;

/**
 * The announcements for files that are sent together: the files, the halfway point, and each file that has arrived.
 * Each file has a progress bar for more detail, and a failure is an alert.
 */
export function createUploadNews(files: readonly SentFile[], { label, say, language }: UploadNewsOptions) {
  const { locale } = language();
  const messages = () => ({ ...english, ...language().messages });
  /** The progress of each file, 0 to 1, without those that failed or were cancelled. */
  const parts = new Map(files.map(({ key }) => [key, 0]));
  let isHalfSaid = false;

  const names = new Intl.ListFormat(locale).format(files.map(({ name }) => name));
  say(fillMessage(messages().uploading, { name: names }));

  return {
    /** `part`: 0 to 1. */
    progressed(key: number, part: number): void {
      parts.set(key, part);
      const done = [...parts.values()].reduce((sum, each) => sum + each, 0) / parts.size;
      // A file that arrives in one piece is only announced as arrived.
      if (isHalfSaid || !(done >= 0.5 && done < 1)) return;
      isHalfSaid = true;
      const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(
        Math.floor(done * 100) / 100,
      );
      say(fillMessage(messages().uploadedPart, { label, percent }));
    },
    arrived({ key, name }: SentFile): void {
      parts.set(key, 1);
      say(fillMessage(messages().imageUploaded, { name }));
    },
    /** Called when a file failed or was cancelled, so that it is no longer announced as being sent. */
    stopped(key: number): void {
      parts.delete(key);
      say('');
    },
  };
}
