import { style } from '@vanilla-extract/css';

/** Takes room, and can be neither seen, heard nor pressed. */
export const unseen = style({ visibility: 'hidden' });
