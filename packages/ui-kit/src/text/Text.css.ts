import { component, componentLinks, componentVariants, figures, oneLine, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const base = component({
  margin: 0,
  minWidth: 0,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
});

export const steps = componentVariants({
  display: text('display'),
  title: text('title'),
  heading: text('heading'),
  lead: text('lead'),
  body: text('body'),
  caption: text('caption'),
  micro: text('micro'),
});

export const tones = componentVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  subtle: { color: vars.color.inkSubtle },
  brand: { color: vars.color.brand.ink },
  positive: { color: vars.color.positive.ink },
  caution: { color: vars.color.caution.ink },
  critical: { color: vars.color.critical.ink },
  inherit: { color: 'inherit' },
});

export const weights = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
  bold: { fontWeight: vars.weight.bold },
});

export const figure = component(figures);
export const cut = component({ ...oneLine, display: 'block' });

export const heading = component({ fontWeight: vars.weight.semibold, textWrap: 'balance' });

componentLinks(base, vars.color.brand.ink);
