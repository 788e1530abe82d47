import { component, componentVariants } from '../css/component.js';
import { text, type TypeStep, units } from '../css/mixins.js';
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

/** The letters only repeat the name beside them. They grow with the reader's text size up to what fits the circle. */
const inside = (step: TypeStep, largest: string) => ({
  ...text(step),
  fontSize: `min(${vars.type[step].size}, ${largest})`,
});

export const sizes = componentVariants({
  small: { ...inside('micro', units(3)), width: units(7), height: units(7) },
  medium: { ...inside('caption', units(4)), width: units(10), height: units(10) },
  large: { ...inside('heading', units(6.5)), width: units(16), height: units(16) },
});

export const picture = component({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
