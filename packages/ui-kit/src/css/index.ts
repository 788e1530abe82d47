export {
  component,
  componentGlobal,
  componentLinks,
  componentVariants,
  type ComponentRule,
} from './component.js';
export { forcedEdge, forcedInk, forcedMark, forcedOff } from './forced.js';
export { componentsLayer, resetLayer, tokensLayer } from './layers.css.js';
export type { FieldRootProps, RootProps } from './rootOf.js';
export {
  bare,
  figures,
  focusRing,
  focusRingAtEdge,
  focusRingInside,
  hiddenVisually,
  oneLine,
  text,
  textUnits,
  units,
  type TypeStep,
} from './mixins.js';
