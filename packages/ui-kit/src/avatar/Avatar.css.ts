import { component, componentVariants } from '../css/component.js';
import { text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const avatar = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  fontWeight: vars.weight.semibold,
  borderRadius: '50%',
  selectors: {
    '&[data-tint="0"]': { background: vars.color.brand.soft, color: vars.color.brand.onSoft },
    '&[data-tint="1"]': { background: vars.color.positive.soft, color: vars.color.positive.onSoft },
    '&[data-tint="2"]': { background: vars.color.caution.soft, color: vars.color.caution.onSoft },
    '&[data-tint="3"]': { background: vars.color.info.soft, color: vars.color.info.onSoft },
    '&[data-tint="4"]': { background: vars.color.sunken, color: vars.color.ink },
    '&[data-tint="5"]': { background: vars.color.critical.soft, color: vars.color.critical.onSoft },
    '&[data-tint="6"]': { background: vars.color.brand.onSoft, color: vars.color.brand.soft },
    '&[data-tint="7"]': { background: vars.color.inverse, color: vars.color.inkOnInverse },
  },
});

export const sizes = componentVariants({
  small: { ...text('micro'), width: '28px', height: '28px' },
  medium: { ...text('caption'), width: '40px', height: '40px' },
  large: { ...text('heading'), width: '64px', height: '64px' },
});
