import { style } from '@vanilla-extract/css';

/** Without a text it takes no gap between its neighbours. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });
