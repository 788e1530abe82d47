import { component, componentVariants, usable } from '../css/component.js';
import { forcedEdge } from '../css/forced.js';
import { bare, focusRing, text } from '../css/mixins.js';
import { REDUCED_MOTION, ringLook } from '../spinner/ringLook.js';
import { vars } from '../theme/contract.css.js';
import { reachClasses } from '../theme/reachClasses.js';

const { ring, ringWithoutMotion } = ringLook();
/**
 * Drawn by the style sheet, so that a busy button stays one element, and its content keeps its place and
 * state.
 */
const RING = '&[data-busy]::before';

export const button = component({
  ...bare,
  ...text('body'),
  position: 'relative',
  // A button element centres its text in both directions by itself, in half the layout time of a flex box.
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  // A word longer than the button: large text on a narrow phone.
  overflowWrap: 'break-word',
  cursor: 'default',
  userSelect: 'none',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.fade} ${vars.motion.inOut}, opacity ${vars.motion.fade} ${vars.motion.inOut}`,
  '@media': { [REDUCED_MOTION]: { selectors: { [RING]: ringWithoutMotion } } },
  forced: forcedEdge,
  selectors: {
    '&:focus-visible': focusRing,
    [RING]: { ...ring, content: '', width: vars.size.iconSmall, height: vars.size.iconSmall },
    [`&${usable}`]: { cursor: 'pointer' },
    '&:disabled:not([data-busy])': { background: vars.color.sunken, color: vars.color.inkDisabled },
  },
});

export const variants = componentVariants({
  primary: {
    background: vars.color.brand.rest,
    color: vars.color.inkOnBrand,
    pressed: { background: vars.color.brand.pressed },
  },
  secondary: {
    background: vars.color.brand.soft,
    // Readable on the tint and on the pressed surface.
    color: vars.color.brand.ink,
    pressed: { background: vars.color.pressed },
  },
  quiet: {
    color: vars.color.brand.ink,
    pressed: { background: vars.color.brand.soft },
    selectors: { '&:disabled:not([data-busy])': { background: 'none' } },
  },
  critical: {
    background: vars.color.critical.solid,
    color: vars.color.critical.onSolid,
    pressed: { opacity: 0.88 },
  },
});

/** For buttons with more than a text, such as an icon or the ring, and for links, which do not centre their content. */
export const arranged = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
});

const touchable = componentVariants({
  small: {
    ...text('caption'),
    minHeight: vars.size.controlSmall,
    padding: `${vars.space.x1} ${vars.space.x3}`,
  },
  medium: {
    minHeight: vars.size.control,
    padding: `${vars.space.x2} ${vars.space.x5}`,
  },
  large: { ...text('lead'), minHeight: vars.size.controlLarge, padding: `${vars.space.x2} ${vars.space.x6}` },
});

/**
 * A size that a theme may draw lower than a touch target needs has a class by which the theme enlarges the target.
 */
export const sizes = {
  small: `${touchable.small} ${reachClasses.small}`,
  medium: `${touchable.medium} ${reachClasses.medium}`,
  large: touchable.large,
};

export const fullWidth = component({
  display: 'block',
  width: '100%',
  // Without `anywhere`, the text of a flex box is never narrower than its longest word.
  selectors: { [`&.${arranged}`]: { display: 'flex', overflowWrap: 'anywhere' } },
});
