import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/** A sheet insets its content; rows have their own inset and span the full width. */
export const rows = style({ margin: `0 calc(-1 * ${vars.space.gutter})` });
