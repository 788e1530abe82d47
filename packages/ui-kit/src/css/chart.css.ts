import { vars } from '../theme/contract.css.js';
import { component } from './component.js';
import { text } from './mixins.js';

/** The `figure` around a chart. */
export const chart = component({
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.text,
  color: vars.color.ink,
});

/** The chart's caption, above it. */
export const chartCaption = component({
  ...text('caption'),
  marginBlockEnd: vars.space.x2,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
