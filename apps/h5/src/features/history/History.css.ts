import { figures, text } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const viewChoice = style({ padding: `0 ${vars.space.gutter} ${vars.space.x2}` });

/** The end of a row: what it came to, and below how it stands. */
export const rowEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.half,
});
export const amount = style({ ...figures, fontWeight: vars.weight.semibold });
export const rowTime = style({
  ...text('caption'),
  ...figures,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSubtle,
});
export const quiet = style({ ...text('caption'), ...figures, color: vars.color.inkSubtle });

export const filters = style({ display: 'grid', gap: vars.space.x4, paddingBottom: vars.space.x4 });
export const filterFooter = style({ display: 'grid', gap: vars.space.x2 });

export const record = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `0 ${vars.space.gutter} ${vars.space.x10}`,
});

export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });
export const subjectText = style({ flex: 1, minWidth: 0 });
globalStyle(`${subjectText} h1`, { ...text('heading'), padding: 0, fontWeight: vars.weight.semibold });
export const subjectNote = style({
  ...text('caption'),
  margin: 0,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const headline = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 });
export const headlineLabel = style({ ...text('caption'), color: vars.color.inkMuted });
export const headlineStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const sectionHeading = style({
  ...text('lead'),
  margin: 0,
  padding: `0 0 ${vars.space.x3}`,
  fontWeight: vars.weight.semibold,
});

export const timeline = style({ margin: 0, padding: 0, listStyle: 'none' });

export const moment = style({
  ...text('body'),
  position: 'relative',
  padding: `0 0 ${vars.space.x5} ${vars.space.x6}`,
  color: vars.color.inkMuted,
  selectors: {
    '&[data-done]': { color: vars.color.ink },
    '&:last-child': { paddingBottom: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc((${vars.type.body.size} * ${vars.type.body.leading} - ${vars.space.x3}) / 2)`,
      boxSizing: 'border-box',
      width: vars.space.x3,
      height: vars.space.x3,
      borderRadius: vars.radius.pill,
      border: `${vars.size.focusRing} solid ${vars.color.lineStrong}`,
    },
    '&[data-done]::before': { borderColor: vars.color.brand.rest, background: vars.color.brand.rest },
    '&[data-done="without"]::before': {
      borderColor: vars.color.lineStrong,
      background: vars.color.lineStrong,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc((${vars.space.x3} - ${vars.size.focusRing}) / 2)`,
      top: vars.space.x5,
      bottom: `calc(-1 * ${vars.space.x1})`,
      width: vars.size.focusRing,
      background: vars.color.line,
    },
  },
});

export const momentLabel = style({ display: 'block', fontWeight: vars.weight.medium });
export const momentNote = style({
  ...text('caption'),
  ...figures,
  display: 'block',
  color: vars.color.inkMuted,
});
export const times = style({
  ...text('caption'),
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  color: vars.color.inkSubtle,
});

export const fillList = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const fill = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.x4,
  rowGap: vars.space.half,
});
export const fillFee = style({
  ...text('caption'),
  ...figures,
  textAlign: 'end',
  color: vars.color.inkSubtle,
});
export const wide = style({ gridColumn: '1 / -1' });

export const mono = style({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const actions = style({ display: 'grid', gap: vars.space.x2 });
