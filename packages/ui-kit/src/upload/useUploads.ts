import { useEffect, useId, useRef, useState } from 'react';
import { amountOf, listOf } from '../checks/usable.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import type { Uploaded } from './createUploads.js';
import type { sendChosen } from './sendChosen.js';
import type { UploadFieldProps } from './UploadFrame.js';
import { useRunningUploads } from './useRunningUploads.js';

/** The files of one choice. */
export interface Picked<Note> {
  readonly accepted: readonly File[];
  /** Why the others were refused. */
  readonly refused: readonly Note[];
}

/** What differs between the fields for files. */
export interface UploadSteps<Item extends Uploaded, Note> {
  /** Loads the code that handles chosen files. */
  readonly load: () => Promise<{ readonly sendChosen: typeof sendChosen }>;
  /** Sorts chosen files into accepted and refused ones. `room`: how many more fit. */
  readonly pick: (files: readonly File[], room: number) => Promise<Picked<Note>>;
  /** Makes the file to send from a chosen one. `remark` adds a note about it. @default the chosen file */
  readonly prepare?: (file: File, remark: (note: Note) => void) => Promise<File>;
  /** The item for an uploaded file. `file`: as it was chosen. */
  readonly toItem: (uploaded: Uploaded, file: File) => Item;
}

const DEFAULT_MAX = 9;
const idsOf = (items: readonly Uploaded[]) => items.map(({ id }) => id).join();

/**
 * Checks chosen files, uploads them one by one, and adds uploaded ones to the value in the order of choosing.
 * `part`: its name, for warnings.
 */
export function useUploads<Item extends Uploaded, Note>(
  part: string,
  props: UploadFieldProps<Item>,
  steps: UploadSteps<Item, Note>,
) {
  const [held, onValueChange, reset, isOwn] = useOwnValue<readonly Item[]>(part, {
    ...props,
    defaultValue: props.defaultValue ?? [],
  });
  const value = listOf(part, 'value', held);
  const max = amountOf(part, 'max', props.max ?? DEFAULT_MAX, [1, Infinity], DEFAULT_MAX);
  const language = useKitLocale();
  const id = useId();
  const labelRef = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const [heard, setHeard] = useState('');
  const running = useRunningUploads();
  const { pending, uploadsRef } = running;
  // Two files may arrive between two renders; neither may overwrite the other.
  const now = { ...props, ...steps, value, max, onValueChange, language };
  const latestRef = useRef(now);
  useEffect(() => {
    // A note about a refused file is outdated once the owner has changed the value.
    if (idsOf(value) !== idsOf(latestRef.current.value)) setNotes([]);
    latestRef.current = now;
  });
  const pendingCount = pending.length;
  useEffect(() => {
    latestRef.current.onPendingChange?.(pendingCount);
  }, [pendingCount]);

  /** The focus may have been on a button that is removed now. */
  const focusLabel = () => labelRef.current?.focus();
  const emit = (items: readonly Item[]) => {
    latestRef.current = { ...latestRef.current, value: items };
    latestRef.current.onValueChange(items);
  };
  const choose = async (files: readonly File[]) =>
    (await steps.load()).sendChosen(files, { ...running, latestRef, setNotes, say: setHeard, emit });
  const inFormRef = onFormReset(() => {
    reset();
    if (!isOwn) return;
    uploadsRef.current?.cancelAll();
    setNotes([]);
    setUnsent([]);
  });

  return {
    value,
    max,
    isFull: value.length + pendingCount >= max,
    /** For an element within the field: a reset of its form resets the value and cancels running uploads. */
    inFormRef,
    /** The files that are being sent or failed. */
    pending,
    /** Why files of the last choice were refused, and remarks about the others. */
    notes,
    /** Names of files that could not be handled, because the code that checks and sends them did not load. */
    unsent,
    /** The announcement for screen readers. */
    heard,
    say: setHeard,
    /** For the label, which is focused when a button is removed. */
    labelRef,
    labelId: `${id}-l`,
    footId: `${id}-f`,
    take(files: readonly File[]): void {
      setUnsent([]);
      choose(files).catch(() => setUnsent(files.map(({ name }) => name)));
    },
    retry(key: number): void {
      uploadsRef.current?.retry(key);
      focusLabel();
    },
    cancel(key: number): void {
      uploadsRef.current?.cancel(key);
      focusLabel();
    },
    remove(item: Item): void {
      setNotes([]);
      setHeard('');
      emit(latestRef.current.value.filter((other) => other.id !== item.id));
      focusLabel();
    },
    /** Sets the value after the customer has moved items. */
    change: emit,
  };
}
