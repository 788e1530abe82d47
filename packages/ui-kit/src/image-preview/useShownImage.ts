import { useState } from 'react';
import type { PreviewedImage } from './ImagePreview.js';
import { FITTED } from './previewView.js';

/** Which picture is shown, and its place and scale. An opening, or another `defaultIndex`, shows that picture, fitted. */
export function useShownImage(images: readonly PreviewedImage[], open: boolean, defaultIndex: number) {
  const [index, setIndex] = useState(defaultIndex);
  const [view, setView] = useState(FITTED);
  const [wasOpen, setWasOpen] = useState(open);
  const [asked, setAsked] = useState(defaultIndex);
  const show = (next: number) => {
    setIndex(next);
    setView(FITTED);
  };
  if (open !== wasOpen || !Object.is(asked, defaultIndex)) {
    setWasOpen(open);
    setAsked(defaultIndex);
    show(defaultIndex);
  }
  const shown = Math.min(Math.max(0, index), images.length - 1);
  return {
    index: shown,
    /** Undefined if there is none. */
    image: images[shown],
    view,
    setView,
    /** Shows a neighbour, if there is one. */
    go: (by: 1 | -1) => {
      if (images[shown + by] !== undefined) show(shown + by);
    },
  };
}
