/**
 * A canvas for making a picture; it is never mounted. Null if the browser has no 2D canvas. `widthPx`, `heightPx`: whole
 * pixels of the picture.
 */
export function pictureCanvas(widthPx: number, heightPx: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  return canvas.getContext('2d');
}
