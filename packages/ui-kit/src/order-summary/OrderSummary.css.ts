import { component, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const summary = component(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x4,
    minWidth: 0,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    overflowWrap: 'anywhere',
    transition: `color ${vars.motion.fade}`,
    // An outdated figure stays legible.
    selectors: { '&[aria-busy="true"]': { color: vars.color.inkMuted } },
  },
  'order-summary',
);

export const heading = component({ display: 'flex', flexDirection: 'column', gap: vars.space.half });

export const title = component({
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  textWrap: 'balance',
});

export const note = component({ ...text('caption'), margin: 0, color: vars.color.inkMuted });

/** Below the label: how the figure is computed. */
export const lineNote = component({ ...text('caption'), display: 'block', color: vars.color.inkSubtle });

export const notes = component({
  ...text('caption'),
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x4,
  color: vars.color.inkMuted,
});
