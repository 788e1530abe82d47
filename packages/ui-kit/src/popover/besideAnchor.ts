interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The gap between button and popover, and between popover and window. CSS px. */
const GAP_PX = 8;

/**
 * The position of a popover in the window: below its button, or above if there is more room; centred on the button,
 * and inside the window. CSS px.
 */
export function besideAnchor(anchor: Box, panel: Size, view: Size): { left: number; top: number } {
  const within = (wanted: number, size: number, room: number) =>
    Math.round(Math.max(GAP_PX, Math.min(wanted, room - size - GAP_PX)));
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - panel.height - GAP_PX;
  const fitsBelow = below + panel.height + GAP_PX <= view.height;
  const isBelow = fitsBelow || view.height - below >= anchor.top;
  return {
    left: within(anchor.left + anchor.width / 2 - panel.width / 2, panel.width, view.width),
    top: within(isBelow ? below : above, panel.height, view.height),
  };
}
