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
});

const { tint } = vars.color;
const ground = ({ soft, ink }: typeof tint.a) => ({ background: soft, color: ink });

/** In the order of `tintOf`. */
export const tints = [tint.a, tint.b, tint.c, tint.d, tint.e, tint.f, tint.g, tint.h].map((pair, index) =>
  component(ground(pair), `tint${index}`),
);

export const sizes = componentVariants({
  small: { ...text('micro'), width: '28px', height: '28px' },
  medium: { ...text('caption'), width: '40px', height: '40px' },
  large: { ...text('heading'), width: '64px', height: '64px' },
});

export const picture = component({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
