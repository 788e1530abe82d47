/** Headers that keep a browser from running the bytes of a picture or showing them as a page. */
export const pictureHeaders = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;
