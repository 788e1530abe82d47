export { ChipGroup, type ChipOption, type ChipGroupProps } from './ChipGroup.js';
