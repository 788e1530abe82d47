import { component, componentVariants } from '../css/component.js';
import { asAround, figures, text } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

/** Sign, figure and currency keep their order in every text direction. */
const figure = { ...figures, direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap' } as const;

/** In a stack it is as wide as the stack and aligned like the surrounding text. */
export const price = component({ ...figure, ...asAround });

export const sizes = componentVariants({
  inherit: {},
  display: {
    ...text('display'),
    // Grows with the customer's text size as long as a figure of seven digits fits the screen.
    fontSize: `min(${vars.type.display.size}, 11vw)`,
    fontWeight: vars.weight.semibold,
  },
  title: {
    ...text('title'),
    fontSize: `min(${vars.type.title.size}, 12vw)`,
    fontWeight: vars.weight.semibold,
  },
  heading: { ...text('heading'), fontWeight: vars.weight.semibold },
  body: { ...text('body'), fontWeight: vars.weight.medium },
  caption: text('caption'),
});

/** The currency is quieter than the figure. */
export const unit = component({
  fontSize: '0.86em',
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
  selectors: {
    [`.${sizes.display} &, .${sizes.title} &`]: { fontSize: '0.72em', fontWeight: vars.weight.medium },
  },
});

export const change = component({
  ...figure,
  display: 'inline-flex',
  // Not stretched to the width of a stack, so that the stack's direction aligns it.
  width: 'fit-content',
  alignItems: 'center',
  gap: `calc(${vars.space.x1} - ${vars.size.hairline})`,
  // The percentage in brackets goes below the amount if the two are wider than a narrow window, or in large text.
  '@media': { 'screen and (max-width: 22.5em)': { whiteSpace: 'normal' } },
});

export const directions = componentVariants({
  gain: { color: vars.color.gain.ink },
  loss: { color: vars.color.loss.ink },
  flat: { color: vars.color.flat.ink },
  unknown: { color: vars.color.inkMuted },
});

export const chip = component({
  padding: `${vars.space.half} ${vars.space.x2}`,
  fontWeight: vars.weight.semibold,
  borderRadius: vars.radius.tag,
});

export const chipDirections = componentVariants({
  gain: { background: vars.color.gain.soft },
  loss: { background: vars.color.loss.soft },
  flat: { background: vars.color.flat.soft },
  unknown: { background: vars.color.flat.soft },
});

export const arrow = component({ flexShrink: 0, width: '0.62em', height: '0.62em', fill: 'currentColor' });
