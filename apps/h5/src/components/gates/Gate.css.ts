import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** The position of a gate on a page. */
export const place = style({ margin: `${vars.space.x2} ${vars.space.gutter} ${vars.space.x6}` });
