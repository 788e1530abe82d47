import { keyframes } from '@vanilla-extract/css';
import {
  component,
  componentVariants,
  figures,
  forcedMark,
  hiddenVisually,
  text,
  units,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

// A short sweep with faded ends, so that nothing jumps. Under reduced motion it stands still and fades in and out.
const sweep = keyframes({
  from: { transform: `translateX(calc(-50% * ${vars.motion.travel}))`, opacity: 0.3 },
  '50%': { opacity: 1 },
  to: { transform: `translateX(calc(150% * ${vars.motion.travel}))`, opacity: 0.3 },
});

export const root = component({ position: 'relative', minWidth: 0, fontFamily: vars.font.text }, 'progress');

export const hidden = component(hiddenVisually);

export const head = component({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  marginBlockEnd: vars.space.x2,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const value = component({ ...figures, color: vars.color.ink, fontWeight: vars.weight.medium });

export const track = component({
  height: units(1.5),
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.line}`,
  overflow: 'hidden',
});

export const fill = component({
  width: 'calc(var(--uk-progress, 0) * 100%)',
  height: '100%',
  borderRadius: vars.radius.pill,
  // Takes precedence over the colour of its tone.
  forced: { selectors: { '&&': forcedMark } },
  selectors: {
    '&[data-unknown]': {
      width: '50%',
      animation: `${sweep} 1.4s ${vars.motion.inOut} infinite`,
    },
  },
});

export const tones = componentVariants({
  brand: { background: vars.color.brand.rest },
  positive: { background: vars.color.positive.solid },
  caution: { background: vars.color.caution.solid },
  critical: { background: vars.color.critical.solid },
});

export const hint = component({
  ...text('caption'),
  marginBlockStart: vars.space.x1,
  color: vars.color.inkSubtle,
  overflowWrap: 'anywhere',
});
