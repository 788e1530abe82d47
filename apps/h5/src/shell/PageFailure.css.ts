import { bare, focusRingInside, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x5,
  padding: `0 ${vars.space.gutter}`,
});

export const hint = style({ ...text('body'), margin: 0, maxWidth: '34ch', color: vars.color.inkMuted });

export const area = style({ flex: 1, display: 'flex', minHeight: '60dvh' });

/** A button whose tap area covers everything below the heading. */
export const reload = style({
  ...bare,
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.gutter,
  textAlign: 'center',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInside },
});

export const waiting = style({ flex: 1, display: 'grid', placeContent: 'center', minHeight: '60dvh' });
