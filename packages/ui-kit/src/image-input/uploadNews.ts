import * as en from '../messages/en.js';
import { fillMessage } from '../messages/index.js';
import type { KitLanguage } from '../provider/kitLanguage.js';

const english = {
  uploading: en.uploading,
  uploadedPart: en.uploadedPart,
  imageUploaded: en.imageUploaded,
};

export interface UploadNewsOptions {
  /** The current one: an upload may outlive a change of language. */
  readonly language: () => KitLanguage;
  /** The field's, which stands before how much of it all is done. */
  readonly label: string;
  /** Takes the sentence that is heard now; '' once the last one has become untrue. */
  readonly say: (sentence: string) => void;
}

interface SentFile {
  readonly key: number;
  readonly name: string;
}

export type UploadNews = ReturnType<typeof createUploadNews>;

/**
 * What a screen reader hears by itself of files that are sent together: which, that half of it is done, and each that has
 * arrived. Every file has a progress bar for those who want to know more, and a failure is an alert.
 */
export function createUploadNews(files: readonly SentFile[], { label, say, language }: UploadNewsOptions) {
  const { locale } = language();
  const messages = () => ({ ...english, ...language().messages });
  /** How much of each is done, 0 to 1; those that failed or were cancelled are not counted. */
  const parts = new Map(files.map(({ key }) => [key, 0]));
  let isHalfSaid = false;

  const names = new Intl.ListFormat(locale).format(files.map(({ name }) => name));
  say(fillMessage(messages().uploading, { name: names }));

  return {
    /** `part`: 0 to 1. */
    progressed(key: number, part: number): void {
      parts.set(key, part);
      const done = [...parts.values()].reduce((sum, each) => sum + each, 0) / parts.size;
      // What arrives in one piece is told as arrived, and by nothing before.
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
    /** It failed or was cancelled: nobody shall read on to that it is being sent. */
    stopped(key: number): void {
      parts.delete(key);
      say('');
    },
  };
}
