import { component, forcedOff, text } from '../css/index.js';
import { off } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const rows = component({ display: 'flex', flexDirection: 'column' });

/** The whole row is the tap target. */
export const row = component({
  ...text('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.x3,
  boxSizing: 'border-box',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  cursor: 'pointer',
  forced: { selectors: { [`&${off}`]: forcedOff } },
  selectors: { [`&${off}`]: { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
});

/** Aligned with the first line at any text size. */
export const spot = component({ display: 'inline-flex', flex: 'none', alignItems: 'center', height: '1lh' });

export const words = component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const title = component({ display: 'block' });

export const note = component({
  ...text('caption'),
  display: 'block',
  color: vars.color.inkSubtle,
  forced: { selectors: { [`${row}${off} &`]: forcedOff } },
  selectors: { [`${row}${off} &`]: { color: vars.color.inkDisabled } },
});
