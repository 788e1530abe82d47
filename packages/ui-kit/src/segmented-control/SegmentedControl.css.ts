import { component, focusRing, forcedMark, forcedOff, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const track = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.half,
    minWidth: 0,
    margin: 0,
    padding: vars.space.half,
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    // Keeps the track visible on a canvas of nearly the same colour.
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.line}`,
  },
  'segmented',
);

export const option = component({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  // Words are not broken; segments without room wrap to the next line.
  minWidth: 'min-content',
  maxWidth: '100%',
});

/** An invisible native radio covers its segment, so touch, mouse and keyboard work natively. */
export const radio = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const face = component({
  ...text('body'),
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(${vars.size.touch} - 2 * ${vars.space.half})`,
  paddingInline: vars.space.x1,
  borderRadius: `calc(${vars.radius.control} - ${vars.space.half})`,
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'break-word',
  transition: `background-color ${vars.motion.fade}`,
  // Takes precedence over the colour of its tone.
  forced: {
    selectors: {
      [`${radio}:disabled + &`]: forcedOff,
      [`${radio}:checked + &&&`]: forcedMark,
      [`${radio}:checked:disabled + &&&`]: { background: 'GrayText', color: 'Canvas' },
      // A chosen segment has an edge of its own. The gap tells the focus from it.
      [`${radio}:focus-visible + &&&`]: {
        outline: 'medium solid Highlight',
        outlineOffset: vars.size.focusRing,
      },
    },
  },
  selectors: {
    [`${radio}:checked + &`]: {
      background: vars.color.raised,
      color: vars.color.ink,
      fontWeight: vars.weight.semibold,
      // The edge separates it from the track in every theme; their backgrounds are too similar.
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
    },
    [`${radio}:checked + &[data-tone="gain"]`]: { color: vars.color.gain.ink },
    [`${radio}:checked + &[data-tone="loss"]`]: { color: vars.color.loss.ink },
    [`${radio}:disabled + &`]: { color: vars.color.inkDisabled },
    [`${radio}:focus-visible + &`]: { ...focusRing, outlineOffset: 0 },
  },
});

export const legend = component({
  ...text('caption'),
  marginBlockEnd: vars.space.x2,
  padding: 0,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.medium,
});

export const group = component({ minWidth: 0, margin: 0, padding: 0, border: 0 });
