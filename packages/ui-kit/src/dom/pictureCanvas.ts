/**
 * A canvas that is never mounted, for making a picture. Null if the browser gives none. `widthPx`, `heightPx`: whole
 * pixels of the picture.
 */
export function pictureCanvas(widthPx: number, heightPx: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  return canvas.getContext('2d');
}
