import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Grid children with long words must be allowed to shrink below them. */
export const inset = style({ minWidth: 0, paddingInline: vars.space.gutter });

export const rows = style({ overflow: 'hidden' });

/** Shown if the list is empty. */
export const empty = style({ ...text('body'), padding: vars.space.gutter, color: vars.color.inkMuted });
