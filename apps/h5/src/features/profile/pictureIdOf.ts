/** The id of the upload behind an address of the server's: `/api/v1/upload/upl_01…`. */
export function pictureIdOf(url: string | null | undefined): string | undefined {
  return url?.split('/').at(-1);
}
