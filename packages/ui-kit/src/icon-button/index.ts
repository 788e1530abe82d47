export { IconButton, type IconButtonProps } from './IconButton.js';
export { badgeSpot as badgeSpotClass, iconButton as iconButtonClass } from './IconButton.css.js';
