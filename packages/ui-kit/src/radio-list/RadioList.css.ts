import { component, focusRing, forcedEdge, forcedMark, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

const SIDE = units(5.5);
const DOT = units(2.5);

export const radio = component({
  appearance: 'none',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: SIDE,
  height: SIDE,
  margin: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.lineStrong}`,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fade}`,
  forced: {
    ...forcedEdge,
    selectors: { '&:checked': forcedMark, '&:checked::before': { background: 'HighlightText' } },
  },
  selectors: {
    '&::before': {
      content: '""',
      width: DOT,
      height: DOT,
      borderRadius: vars.radius.pill,
      background: vars.color.inkOnBrand,
      opacity: 0,
      transition: `opacity ${vars.motion.fade}`,
    },
    '&:checked': { background: vars.color.brand.rest, boxShadow: 'none' },
    '&:checked::before': { opacity: 1 },
    '&:focus-visible': focusRing,
    '[data-invalid] &:not(:checked)': {
      boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}`,
    },
    '&:disabled': { background: vars.color.sunken },
    '&:disabled::before': { background: vars.color.inkDisabled },
  },
});
