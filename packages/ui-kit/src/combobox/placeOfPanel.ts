/** The gap between field and panel, and between panel and window. CSS px. */
const GAP_PX = 8;
/** Below this height the panel moves above the field, if there is more room. CSS px. */
const LEAST_PX = 200;

export interface PanelPlace {
  /** The upper edge; the lower one if `isAbove`. CSS px from the top of the window. */
  readonly y: number;
  readonly isAbove: boolean;
  /** CSS px. */
  readonly maxHeight: number;
}

/**
 * The place of a field's panel in the visible part of the window: below the field, or above it if there is more room, as
 * over a phone's keyboard. All in CSS px from the top of the window.
 */
export function placeOfPanel(
  field: { readonly top: number; readonly bottom: number },
  view: { readonly top: number; readonly height: number },
): PanelPlace {
  const below = view.top + view.height - field.bottom - 2 * GAP_PX;
  const above = field.top - view.top - 2 * GAP_PX;
  const isAbove = below < LEAST_PX && above > below;
  return {
    y: isAbove ? field.top - GAP_PX : field.bottom + GAP_PX,
    isAbove,
    maxHeight: Math.max(0, isAbove ? above : below),
  };
}
