import {
  bare,
  component,
  componentLinks,
  componentVariants,
  focusRingInside,
  forcedEdge,
  text,
} from '../css/index.js';
import { wordsInRow } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';

export const bar = component(
  {
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space.x2,
    containerType: 'inline-size',
    paddingInlineStart: vars.space.gutter,
    paddingInlineEnd: vars.space.x2,
    fontFamily: vars.font.text,
    forced: forcedEdge,
  },
  'notice_bar',
);

export const tones = componentVariants({
  neutral: { background: vars.color.sunken, color: vars.color.ink },
  info: { background: vars.color.info.soft, color: vars.color.info.onSoft },
  positive: { background: vars.color.positive.soft, color: vars.color.positive.onSoft },
  caution: { background: vars.color.caution.soft, color: vars.color.caution.onSoft },
  critical: { background: vars.color.critical.soft, color: vars.color.critical.onSoft },
});

/** Centred in a line as tall as a touch target, also with several lines. */
const firstLine = `calc((${vars.size.touch} - ${vars.type.caption.leading} * 1em) / 2)`;

export const picture = component({
  flex: 'none',
  marginBlockStart: `calc((${vars.size.touch} - ${vars.size.iconSmall}) / 2)`,
});

/** One line; with large text three, because one would hold two words. */
export const words = component({
  flex: '1 1 0',
  minWidth: 0,
  marginBlock: firstLine,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-open]': { ...wordsInRow, whiteSpace: 'normal' } },
  '@container': {
    '(max-width: 14rem)': {
      ...wordsInRow,
      whiteSpace: 'normal',
      selectors: {
        '&:not([data-open])': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
      },
    },
  },
});

export const actions = component({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

export const button = component({
  ...bare,
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRingInside, outlineColor: 'currentColor' } },
});

componentLinks(words, 'inherit');
