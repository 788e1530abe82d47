/** Marks the file as UTF-8 for spreadsheets; without it some guess wrongly, and accents break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a CSV as a download. `name`: with extension. */
export function saveCsv(name: string, csv: string): void {
  saveBlob(name, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}

/** Saves a file as a download. `name`: with extension. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL must exist until the download has started, in the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The file name in `Content-Disposition`; without one, the last segment of the file's path. */
export function fileNameOf(disposition: string | null, path: string): string {
  const named = /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
  // Only the last segment, because a path would let the sender choose a folder on the customer's disk.
  return (named ?? path).split(/[\\/]/).at(-1) ?? '';
}
