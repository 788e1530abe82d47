import { text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** Grid children that hold long words must be allowed to be narrower than those. */
export const inset = style({ minWidth: 0, paddingInline: vars.space.gutter });

export const rows = style({ overflow: 'hidden' });

/** Where there is nothing to list. */
export const empty = style({ ...text('body'), padding: vars.space.gutter, color: vars.color.inkMuted });
