import type { RefObject } from 'react';
import type { KitLanguage } from '../provider/kitLanguage.js';
import { inChosenOrder } from './chosenOrder.js';
import { createUploads, type Upload, type Uploaded } from './createUploads.js';
import type { useRunningUploads } from './useRunningUploads.js';
import type { UploadSteps } from './useUploads.js';

/** What `useUploads` keeps between renders. */
export interface UploadsHost<Item extends Uploaded, Note> extends Omit<
  ReturnType<typeof useRunningUploads>,
  'pending'
> {
  readonly latestRef: RefObject<
    UploadSteps<Item, Note> & {
      readonly label: string;
      readonly upload: Upload;
      readonly value: readonly Item[];
      readonly max: number;
      readonly language: KitLanguage;
    }
  >;
  readonly setNotes: (change: (notes: readonly Note[]) => readonly Note[]) => void;
  readonly say: (sentence: string) => void;
  readonly emit: (value: readonly Item[]) => void;
}

/** Checks chosen files and sends the accepted ones. Loaded with the first choice. */
export async function sendChosen<Item extends Uploaded, Note>(
  files: readonly File[],
  { uploadsRef, chosenRef, latestRef, isHereRef, setPending, setNotes, say, emit }: UploadsHost<Item, Note>,
): Promise<void> {
  const uploads = (uploadsRef.current ??= createUploads(setPending));
  const { pick, prepare, toItem, label, upload, value, max } = latestRef.current;
  const { accepted, refused } = await pick(files, max - value.length - uploads.count());
  // The field has been unmounted since.
  if (!isHereRef.current) return;
  setNotes(() => refused);
  uploads.add(accepted, {
    prepare: async (file, signal) => {
      const remark = (note: Note) => {
        if (!signal.aborted) setNotes((others) => [...others, note]);
      };
      return prepare === undefined ? file : prepare(file, remark);
    },
    upload,
    onUploaded: (uploaded, key, file) => {
      chosenRef.current.set(uploaded.id, key);
      emit(inChosenOrder(latestRef.current.value, toItem(uploaded, file), chosenRef.current));
    },
    label,
    language: () => latestRef.current.language,
    say,
  });
}
