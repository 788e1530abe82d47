import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: `0 ${vars.space.gutter} ${vars.space.x10}` });
