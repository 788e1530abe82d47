import { component, componentVariants } from '../css/component.js';
import { bare, focusRing, text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const button = component({
  ...bare,
  ...text('body'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  boxSizing: 'border-box',
  maxWidth: '100%',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.fade} ${vars.motion.inOut}, opacity ${vars.motion.fade} ${vars.motion.inOut}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'default' },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
});

const off = { background: vars.color.sunken, color: vars.color.inkDisabled } as const;

export const variants = componentVariants({
  primary: {
    background: vars.color.brand.rest,
    color: vars.color.inkOnBrand,
    selectors: {
      '&:active:not(:disabled), &:hover:not(:disabled)': { background: vars.color.brand.pressed },
      '&:disabled:not([data-busy])': off,
    },
  },
  secondary: {
    background: vars.color.brand.soft,
    // Readable on the tint and on the pressed surface that it changes to.
    color: vars.color.brand.ink,
    selectors: {
      '&:active:not(:disabled), &:hover:not(:disabled)': { background: vars.color.pressed },
      '&:disabled:not([data-busy])': off,
    },
  },
  quiet: {
    color: vars.color.brand.ink,
    selectors: {
      '&:active:not(:disabled), &:hover:not(:disabled)': { background: vars.color.brand.soft },
      '&:disabled:not([data-busy])': { color: vars.color.inkDisabled },
    },
  },
  danger: {
    background: vars.color.critical.solid,
    color: vars.color.critical.onSolid,
    selectors: {
      '&:active:not(:disabled), &:hover:not(:disabled)': { opacity: 0.88 },
      '&:disabled:not([data-busy])': off,
    },
  },
});

/**
 * The target stays 44 px tall when the button is drawn smaller. The theme says by `content` whether it is: a box that adds
 * nothing would cost each button half as much again. Insets and no transform, which would make a layer of each.
 */
const reach = (content: string) => ({
  '&::after': {
    content,
    position: 'absolute' as const,
    insetInline: 0,
    insetBlock: `min(0px, (100% - ${vars.size.touch}) / 2)`,
  },
});

export const sizes = componentVariants({
  small: {
    ...text('caption'),
    selectors: reach('var(--uk-reach-small, "")'),
    minHeight: vars.size.controlSmall,
    padding: `${vars.space.x1} ${vars.space.x3}`,
  },
  medium: {
    selectors: reach('var(--uk-reach-medium, "")'),
    minHeight: vars.size.control,
    padding: `${vars.space.x2} ${vars.space.x5}`,
  },
  large: { ...text('lead'), minHeight: vars.size.controlLarge, padding: `${vars.space.x2} ${vars.space.x6}` },
});

export const fullWidth = component({ display: 'flex', width: '100%' });
