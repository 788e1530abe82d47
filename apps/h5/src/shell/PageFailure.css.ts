import { bare, focusRing, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** A click anywhere on the page counts, and it is still a button. */
export const failure = style({
  ...bare,
  ...text('body'),
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x4,
  width: '100%',
  minHeight: '60dvh',
  padding: vars.space.gutter,
  textAlign: 'center',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
});

export const waiting = style({ flex: 1, display: 'grid', placeContent: 'center', minHeight: '60dvh' });
