import {
  component,
  componentGlobal,
  figures,
  forcedEdge,
  forcedInk,
  forcedMark,
  text,
  textUnits,
} from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** 24 px; grows with the reader's text size, as does the number in it. */
const MARK = textUnits(6);
const LINE = vars.size.stroke;

export const steps = component(
  {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.ink,
    fontFamily: vars.font.text,
    selectors: { '&[data-orientation="horizontal"]': { flexDirection: 'row' } },
  },
  'steps',
);

const horizontal = `${steps}[data-orientation="horizontal"] > &`;

export const step = component({
  position: 'relative',
  display: 'flex',
  gap: vars.space.x3,
  minWidth: 0,
  forced: { selectors: { '&:not(:last-child)::before': forcedInk } },
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space.x5 },
    // The line to the next step belongs to the earlier one and has its colour.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${MARK} + ${vars.space.x1}) ${vars.space.x1}`,
      insetInlineStart: `calc((${MARK} - ${LINE}) / 2)`,
      width: LINE,
      borderRadius: LINE,
      background: vars.color.line,
    },
    '&[data-state="done"]::before': { background: vars.color.positive.solid },
    [horizontal]: {
      flex: '1 1 0',
      paddingInline: vars.space.half,
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space.x2,
      paddingBlockEnd: 0,
      textAlign: 'center',
    },
    [`${horizontal}:not(:last-child)::before`]: {
      insetBlock: `calc((${MARK} - ${LINE}) / 2) auto`,
      insetInlineStart: `calc(50% + ${MARK} / 2 + ${vars.space.x1})`,
      width: `calc(100% - ${MARK} - 2 * ${vars.space.x1})`,
      height: LINE,
    },
  },
});

const inState = (state: string) => `${step}[data-state="${state}"] > &`;

export const mark = component({
  ...text('caption'),
  ...figures,
  boxSizing: 'border-box',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: '50%',
  fontWeight: vars.weight.semibold,
  forced: { ...forcedEdge, selectors: { [inState('current')]: forcedMark } },
  selectors: {
    [inState('done')]: { background: vars.color.positive.solid, color: vars.color.positive.onSolid },
    [inState('current')]: { background: vars.color.brand.rest, color: vars.color.inkOnBrand },
    [inState('failed')]: { background: vars.color.critical.solid, color: vars.color.critical.onSolid },
    [inState('upcoming')]: {
      color: vars.color.inkMuted,
      boxShadow: `inset 0 0 0 ${vars.size.strokeFine} ${vars.color.lineStrong}`,
    },
  },
});

export const words = component({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'break-word',
  selectors: {
    // A word that does not fit overflows, so that `fitsSideBySide` can detect it.
    [`${steps}[data-orientation="horizontal"] &`]: { alignSelf: 'stretch', overflowWrap: 'normal' },
  },
});

export const label = component({
  ...text('body'),
  display: 'block',
  // Centred on the mark at any text size.
  paddingBlock: vars.size.hairline,
  fontWeight: vars.weight.medium,
  selectors: {
    [`${step}[data-state="upcoming"] &`]: { color: vars.color.inkMuted, fontWeight: vars.weight.regular },
    [`${step}[data-state="failed"] &`]: { color: vars.color.critical.ink },
    [`${steps}[data-orientation="horizontal"] &`]: { ...text('caption') },
  },
});

export const note = component({ ...text('caption'), display: 'block', color: vars.color.inkMuted });

componentGlobal(`${note}:empty`, { display: 'none' });
