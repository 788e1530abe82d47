import { vars } from '../theme/contract.css.js';
import { text, units } from './mixins.js';

// The shapes of what stands in the place of something else: an empty state, a gate before a form. Spread into styles.

/** Its parts below each other, in the middle. */
export const standIn = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
} as const;

/** The ground of its icon. */
export const standInPicture = {
  display: 'grid',
  placeItems: 'center',
  width: units(14),
  height: units(14),
} as const;

/** What is the matter, in a line or two of even length. */
export const standInTitle = {
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
  textWrap: 'balance',
} as const;

/** What more there is to say. */
export const standInWords = {
  ...text('body'),
  margin: 0,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
} as const;
