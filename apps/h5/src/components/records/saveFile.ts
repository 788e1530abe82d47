/** Tells spreadsheets that the file is UTF-8; without it they guess, and accents break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a CSV to the browser as a download. `name`: with its ending. */
export function saveCsv(name: string, csv: string): void {
  saveBlob(name, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}

/** Hands a file to the browser as a download. `name`: with its ending. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the next task; until then the address must live.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The name that a `Content-Disposition` gives a file; where it gives none, the end of the file's address. */
export function fileNameOf(disposition: string | null, path: string): string {
  const named = /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
  // Only a name: a path in it would let the sender choose a folder on the customer's disk.
  return (named ?? path).split(/[\\/]/).at(-1) ?? '';
}
