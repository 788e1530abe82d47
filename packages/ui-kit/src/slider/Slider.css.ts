import { SIDE } from '../css/direction.css.js';
import {
  component,
  componentGlobal,
  figures,
  focusRing,
  forcedEdge,
  forcedOff,
  text,
  units,
} from '../css/index.js';
import { off } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

const THUMB = units(6);
const TRACK = units(1.5);

export const root = component({ minWidth: 0, fontFamily: vars.font.text }, 'slider');

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
});

export const value = component({
  ...text('lead'),
  ...figures,
  color: vars.color.ink,
  fontWeight: vars.weight.semibold,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  forced: { selectors: { [`${root}${off} &`]: forcedOff } },
  selectors: { [`${root}${off} &`]: { color: vars.color.inkDisabled } },
});

export const input = component({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.size.touch,
  margin: 0,
  background: 'none',
  outline: 0,
  cursor: 'pointer',
  // A vertical movement scrolls the page.
  touchAction: 'pan-y',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

const track = {
  height: TRACK,
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
  // The filled part, in the text direction.
  background: `linear-gradient(calc(90deg * ${SIDE}), ${vars.color.brand.rest} calc(var(--uk-slider) * 100%), ${vars.color.sunken} 0)`,
} as const;
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `${vars.size.stroke} solid ${vars.color.brand.rest}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.elevation.raised,
} as const;
const offTrack = { background: vars.color.sunken, boxShadow: 'none' } as const;
const offThumb = {
  borderColor: vars.color.lineStrong,
  background: vars.color.sunken,
  boxShadow: 'none',
} as const;

const [name] = input.split(' ');
componentGlobal(`.${name}::-webkit-slider-runnable-track`, track);
componentGlobal(`.${name}::-moz-range-track`, track);
componentGlobal(`.${name}::-webkit-slider-thumb`, {
  ...thumb,
  marginBlockStart: `calc((${TRACK} - ${THUMB}) / 2)`,
});
componentGlobal(`.${name}::-moz-range-thumb`, thumb);
componentGlobal(`.${name}:disabled::-webkit-slider-runnable-track`, offTrack);
componentGlobal(`.${name}:disabled::-moz-range-track`, offTrack);
componentGlobal(`.${name}:disabled::-webkit-slider-thumb`, offThumb);
componentGlobal(`.${name}:disabled::-moz-range-thumb`, offThumb);
componentGlobal(`.${name}:focus-visible::-webkit-slider-thumb`, focusRing);
componentGlobal(`.${name}:focus-visible::-moz-range-thumb`, focusRing);
// Two rules, because a browser drops a rule with an unknown selector.
for (const part of ['::-webkit-slider-runnable-track', '::-moz-range-track']) {
  componentGlobal(`.${name}${part}`, { '@media': { '(forced-colors: active)': forcedEdge } });
  componentGlobal(`.${name}:disabled${part}`, {
    '@media': { '(forced-colors: active)': { outlineColor: 'GrayText' } },
  });
}

export const ends = component({
  ...text('caption'),
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  color: vars.color.inkSubtle,
});
