/** The id of an upload in a server's URL: `/api/v1/upload/upl_01…`. */
export function pictureIdOf(url: string | null | undefined): string | undefined {
  return url?.split('/').at(-1);
}
