import { component, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** 3:2, the ratio of most flags. Others are cropped at the sides. */
export const flag = component(
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.space.x6,
    height: vars.space.x4,
    overflow: 'hidden',
    borderRadius: vars.radius.tag,
    background: vars.color.sunken,
    color: vars.color.inkMuted,
    selectors: {
      // Over the picture, so that a white flag on a white row has an edge.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
      },
    },
  },
  'flag',
);

/** The code only repeats the name beside it, so it keeps a fixed size that fits. */
export const code = component({
  ...text('tab'),
  fontFamily: vars.font.text,
  fontSize: `min(${vars.type.tab.size}, ${units(2.5)})`,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
});

export const picture = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
