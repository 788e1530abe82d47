import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const flag = style({
  flex: 'none',
  width: vars.space.x6,
  height: vars.space.x4,
  objectFit: 'cover',
  borderRadius: vars.radius.tag,
  outline: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  outlineOffset: `calc(${vars.size.hairline} * -1)`,
});
