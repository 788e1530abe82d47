export {
  Cell,
  CellButton,
  CellLink,
  type CellButtonProps,
  type CellLinkProps,
  type CellParts,
  type CellProps,
} from './Cell.js';
export { List, type ListProps } from './List.js';
