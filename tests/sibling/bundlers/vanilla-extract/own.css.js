import { style } from '@vanilla-extract/css';

export const own = style({ outlineColor: 'rebeccapurple' });
