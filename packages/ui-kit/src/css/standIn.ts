import { vars } from '../theme/contract.css.js';
import { text, units } from './mixins.js';

// Styles of parts that replace other content, such as an empty state or a gate before a form. Spread into styles.

/** Centred, one below the other. Typed text may be one long word, so it breaks anywhere. */
export const standIn = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

/** The background of its icon. */
export const standInPicture = {
  display: 'grid',
  placeItems: 'center',
  width: units(14),
  height: units(14),
} as const;

/** The title, in lines of even length. */
export const standInTitle = {
  ...text('lead'),
  margin: 0,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
  textWrap: 'balance',
} as const;

/** The further text. */
export const standInWords = {
  ...text('body'),
  margin: 0,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
} as const;
