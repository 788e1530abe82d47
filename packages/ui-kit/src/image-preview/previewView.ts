/** The view of a picture: its scale, and the offset of its centre from the stage's. */
export interface PreviewView {
  /** 1 (fits) to 4. */
  readonly scale: number;
  readonly xPx: number;
  readonly yPx: number;
}

export interface Stage {
  readonly widthPx: number;
  readonly heightPx: number;
}

const MIN_SCALE = 1;
export const MAX_SCALE = 4;
/** The scale after a double tap. */
export const TAP_SCALE = 2.5;
/** The factor of a button, a key or a turn of the wheel. */
export const ZOOM_STEP = 1.5;

export const FITTED: PreviewView = { scale: MIN_SCALE, xPx: 0, yPx: 0 };

/** Keeps the stage covered: a picture moves no further than its own edge. */
function inBounds({ scale, xPx, yPx }: PreviewView, { widthPx, heightPx }: Stage): PreviewView {
  // Adding 0 turns a negative zero into zero, so that the view equals the fitting one.
  const clamp = (valuePx: number, roomPx: number) => Math.min(roomPx, Math.max(-roomPx, valuePx)) + 0;
  return {
    scale,
    xPx: clamp(xPx, (widthPx * (scale - 1)) / 2),
    yPx: clamp(yPx, (heightPx * (scale - 1)) / 2),
  };
}

/**
 * The view at another scale; the picture's point at the given position, relative to the stage's centre, stays there.
 */
export function zoomTo(
  view: PreviewView,
  scale: number,
  xPx: number,
  yPx: number,
  stage: Stage,
): PreviewView {
  const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
  const factor = next / view.scale;
  return inBounds(
    { scale: next, xPx: xPx - (xPx - view.xPx) * factor, yPx: yPx - (yPx - view.yPx) * factor },
    stage,
  );
}

/** The view after a finger moved. */
export function panBy(view: PreviewView, dxPx: number, dyPx: number, stage: Stage): PreviewView {
  return inBounds({ ...view, xPx: view.xPx + dxPx, yPx: view.yPx + dyPx }, stage);
}

/** The meaning of releasing a picture that fits: a swipe to its neighbour, a drag down to close, or nothing. */
export function releaseOf(dxPx: number, dyPx: number): 'previous' | 'next' | 'close' | 'none' {
  if (Math.abs(dxPx) > Math.abs(dyPx)) return dxPx > 50 ? 'previous' : dxPx < -50 ? 'next' : 'none';
  return dyPx > 90 ? 'close' : 'none';
}
