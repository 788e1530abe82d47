export {
  Grid,
  GridButton,
  GridLink,
  type GridButtonProps,
  type GridItemParts,
  type GridLinkProps,
  type GridProps,
} from './Grid.js';
