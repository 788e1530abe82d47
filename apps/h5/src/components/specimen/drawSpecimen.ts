import { vars } from '@fairlot/ui-kit/contract';

const WIDTH_PX = 1280;
const HEIGHT_PX = 860;
const MARGIN_PX = 90;
const LINES = 7;

/** The theme's colours for a canvas, which does not resolve custom properties. */
function readInk() {
  const probe = document.createElement('span');
  document.body.append(probe);
  const read = (role: string) => {
    probe.style.color = role;
    return getComputedStyle(probe).color;
  };
  const ink = {
    table: read(vars.color.inkSubtle),
    paper: read(vars.color.brand.soft),
    band: read(vars.color.brand.rest),
    dark: read(vars.color.ink),
    light: read(vars.color.lineStrong),
    mark: read(vars.color.critical.ink),
  };
  probe.remove();
  return ink;
}

type Ink = ReturnType<typeof readInk>;

export interface Specimen {
  /** The kind of document in a word, for the file's name and the drawing. */
  readonly of: string;
  readonly hasPortrait: boolean;
}

/**
 * Draws a document that cannot be mistaken for a real one: invented, and marked SPECIMEN across its face. Each
 * drawing differs slightly, so that two of them are two images.
 */
export async function drawSpecimen({ of, hasPortrait }: Specimen): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH_PX, height: HEIGHT_PX });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas to draw on');
  const ink = readInk();
  drawPaper(context, ink);
  if (hasPortrait) drawPortrait(context, ink);
  drawLines(context, ink, hasPortrait ? MARGIN_PX + 420 : MARGIN_PX + 60);
  drawWords(context, ink, of);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (blob === null) throw new Error('The specimen could not be encoded');
  return new File([blob], `specimen-${of}.jpg`, { type: 'image/jpeg' });
}

function drawPaper(context: CanvasRenderingContext2D, ink: Ink): void {
  context.fillStyle = ink.table;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  context.fillStyle = ink.paper;
  context.beginPath();
  context.roundRect(MARGIN_PX, MARGIN_PX, WIDTH_PX - 2 * MARGIN_PX, HEIGHT_PX - 2 * MARGIN_PX, 40);
  context.fill();
  context.fillStyle = ink.band;
  context.fillRect(MARGIN_PX, MARGIN_PX + 50, WIDTH_PX - 2 * MARGIN_PX, 90);
}

function drawPortrait(context: CanvasRenderingContext2D, ink: Ink): void {
  const left = MARGIN_PX + 60;
  context.fillStyle = ink.light;
  context.fillRect(left, 280, 300, 380);
  context.fillStyle = ink.dark;
  context.beginPath();
  context.arc(left + 150, 410, 80, 0, 2 * Math.PI);
  context.ellipse(left + 150, 650, 130, 140, 0, Math.PI, 2 * Math.PI);
  context.fill();
}

function drawLines(context: CanvasRenderingContext2D, ink: Ink, left: number): void {
  const serial = crypto.getRandomValues(new Uint8Array(LINES));
  for (const [line, byte] of serial.entries()) {
    const top = 300 + line * 55;
    context.fillStyle = ink.light;
    context.fillRect(left, top, 90, 12);
    context.fillStyle = ink.dark;
    context.fillRect(left, top + 20, 220 + byte, 14);
  }
}

function drawWords(context: CanvasRenderingContext2D, ink: Ink, of: string): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink.paper;
  context.font = 'bold 46px sans-serif';
  context.fillText(`SPECIMEN · ${of.toUpperCase()} · SIMULATED`, WIDTH_PX / 2, MARGIN_PX + 96);
  context.save();
  context.translate(WIDTH_PX / 2, HEIGHT_PX / 2 + 40);
  context.rotate(-Math.PI / 9);
  context.globalAlpha = 0.75;
  context.fillStyle = ink.mark;
  context.font = 'bold 190px sans-serif';
  context.fillText('SPECIMEN', 0, 0);
  context.restore();
}
