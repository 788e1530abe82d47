import { component, componentVariants } from '../css/component.js';
import { vars } from '../theme/contract.css.js';

export const stack = component({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = component({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const wrap = component({ flexWrap: 'wrap' });
export const spread = component({ justifyContent: 'space-between' });
export const gutter = component({ paddingInline: vars.space.gutter });

export const gaps = componentVariants({
  x1: { gap: vars.space.x1 },
  x2: { gap: vars.space.x2 },
  x3: { gap: vars.space.x3 },
  x4: { gap: vars.space.x4 },
  x6: { gap: vars.space.x6 },
  x8: { gap: vars.space.x8 },
});
