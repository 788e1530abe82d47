export { IconButton, type IconButtonProps } from './IconButton.js';
export { iconButton as iconButtonClass } from './IconButton.css.js';
