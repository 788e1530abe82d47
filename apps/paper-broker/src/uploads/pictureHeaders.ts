/** Whatever a browser makes of the bytes, it runs nothing of them and shows them nowhere as a page. */
export const pictureHeaders = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;
