import { style } from '@vanilla-extract/css';

/** Takes room, but is neither visible, accessible nor clickable. */
export const unseen = style({ visibility: 'hidden' });
