import { pictureCanvas } from '../dom/pictureCanvas.js';

/**
 * A position of the pen in fractions of the pad's width, from its top left corner, so that a rotated phone keeps the
 * signature's shape.
 */
export type PenPoint = readonly [x: number, y: number];
/** What the pen drew without being lifted. */
export type Stroke = readonly PenPoint[];

/** Height of pad and picture for a width of 1. */
const PAD_HEIGHT = 0.5;
/** The width of the picture. CSS px, wide enough for print. */
const PICTURE_WIDTH_PX = 800;
/** The pen's thickness for a pad of width 1. */
const PEN = 1 / 140;

/**
 * Draws the strokes on a canvas of width `widthPx`, in its current colour, as curves through the midpoints of the
 * points.
 */
export function drawStrokes(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  widthPx: number,
): void {
  context.lineWidth = PEN * widthPx;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    const [first, ...rest] = stroke.map(([x, y]) => [x * widthPx, y * widthPx] as const);
    if (first === undefined) continue;
    context.beginPath();
    context.moveTo(...first);
    // A tap is a dot, as over an i; a line without length would not be drawn.
    if (rest.length === 0) context.lineTo(first[0] + 0.01, first[1]);
    rest.forEach(([x, y], index) => {
      const [nextX, nextY] = rest[index + 1] ?? [x, y];
      context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    });
    context.stroke();
  }
}

/** The drawn signature as a PNG file, or null when nothing is drawn. */
export function pictureOfStrokes(strokes: readonly Stroke[]): Promise<File | null> {
  if (strokes.length === 0) return Promise.resolve(null);
  return picture((context) => drawStrokes(context, strokes, PICTURE_WIDTH_PX));
}

/** A typed name as a PNG file, in italics on the line, or null for an empty name. */
export function pictureOfName(name: string): Promise<File | null> {
  const text = name.trim();
  if (text === '') return Promise.resolve(null);
  return picture((context) => {
    const roomPx = PICTURE_WIDTH_PX * 0.9;
    const fontOf = (sizePx: number) => `italic ${String(sizePx)}px Georgia, 'Times New Roman', serif`;
    context.font = fontOf(96);
    const fit = Math.min(1, roomPx / context.measureText(text).width);
    context.font = fontOf(96 * fit);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, PICTURE_WIDTH_PX / 2, (PICTURE_WIDTH_PX * PAD_HEIGHT) / 2);
  });
}

function picture(draw: (context: CanvasRenderingContext2D) => void): Promise<File | null> {
  const context = pictureCanvas(PICTURE_WIDTH_PX, PICTURE_WIDTH_PX * PAD_HEIGHT);
  if (context === null) return Promise.resolve(null);
  const { canvas } = context;
  // A document's colours and not the theme's, because it is printed and shown to others.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.strokeStyle = 'black';
  draw(context);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob === null ? null : new File([blob], 'signature.png', { type: 'image/png' }));
    }, 'image/png');
  });
}
