import { useEffect, useRef, useState } from 'react';
import { onOnline } from '../dom/page.js';
import type { ImageUploads, PendingImage, UploadedImage, UploadImage } from '../image-input/imageUploads.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import type { FileRules, RefusedFile } from './pickFiles.js';

/** An uploaded file. */
export interface UploadedFile extends UploadedImage {
  /** The file's name on the customer's device. */
  readonly name: string;
  /** The file's size. Not shown if unknown. */
  readonly bytes?: number | undefined;
}

export interface FileUploadsOptions extends Omit<FileRules, 'room'> {
  readonly label: string;
  readonly value: readonly UploadedFile[];
  readonly onValueChange: (value: readonly UploadedFile[]) => void;
  readonly upload: UploadImage;
  readonly max: number;
}

export const loadChosen = () => import('./chosenFiles.js');

/** Checks chosen files, uploads them one by one, and adds uploaded ones to the value. */
export function useFileUploads(options: FileUploadsOptions) {
  const language = useKitLocale();
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  /** The refused files of the last choice. */
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  /** Names of files that could not be handled, because the code that checks and sends them did not load. */
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const [heard, setHeard] = useState('');
  const uploads = useRef<ImageUploads>(undefined);
  /** When each file was chosen, by its id. */
  const chosen = useRef(new Map<string, number>());
  const isHere = useRef(false);
  // Two files may arrive between two renders; neither may overwrite the other.
  const latest = useRef({ ...options, language });
  useEffect(() => {
    latest.current = { ...options, language };
  });
  useEffect(() => {
    isHere.current = true;
    const stop = onOnline(() => uploads.current?.retryAll());
    return () => {
      isHere.current = false;
      stop();
      uploads.current?.cancelAll();
    };
  }, []);

  const emit = (value: readonly UploadedFile[]) => {
    latest.current = { ...latest.current, value };
    latest.current.onValueChange(value);
  };
  const choose = async (files: readonly File[]) => {
    const { createImageUploads, inChosenOrder, pickFiles } = await loadChosen();
    const sending = (uploads.current ??= createImageUploads(setPending));
    const { accept, max, maxBytes, upload, label, value } = latest.current;
    const room = max - value.length - sending.count();
    const picked = await pickFiles(files, { room, accept, maxBytes });
    // The field has been unmounted since.
    if (!isHere.current) return;
    setRefused(picked.refused);
    sending.add(picked.accepted, {
      prepare: (file) => Promise.resolve({ file, hint: undefined }),
      upload,
      onHint: () => undefined,
      onUploaded: (arrived, key, { name, size }) => {
        chosen.current.set(arrived.id, key);
        emit(inChosenOrder(latest.current.value, { ...arrived, name, bytes: size }, chosen.current));
      },
      label,
      language: () => latest.current.language,
      say: setHeard,
    });
  };

  return {
    pending,
    refused,
    unsent,
    heard,
    take(files: readonly File[]): void {
      setUnsent([]);
      choose(files).catch(() => setUnsent(files.map(({ name }) => name)));
    },
    retry: (key: number) => uploads.current?.retry(key),
    cancel: (key: number) => uploads.current?.cancel(key),
    /** Cancels running uploads, and clears the messages about the last choice. */
    cancelAll(): void {
      uploads.current?.cancelAll();
      setRefused([]);
      setUnsent([]);
    },
    remove(file: UploadedFile): void {
      setRefused([]);
      emit(latest.current.value.filter((other) => other !== file));
    },
  };
}
