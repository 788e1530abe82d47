import { component, componentVariants } from '../css/component.js';
import { text, type TypeStep } from '../css/mixins.js';
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

/** The letters only repeat the name beside them: they grow with the reader's text size as far as the circle holds them. */
const inside = (step: TypeStep, largest: string) => ({
  ...text(step),
  fontSize: `min(${vars.type[step].size}, ${largest})`,
});

export const sizes = componentVariants({
  small: { ...inside('micro', '12px'), width: '28px', height: '28px' },
  medium: { ...inside('caption', '16px'), width: '40px', height: '40px' },
  large: { ...inside('heading', '26px'), width: '64px', height: '64px' },
});

export const picture = component({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
