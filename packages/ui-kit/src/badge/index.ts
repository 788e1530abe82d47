export { countText } from './countText.js';
export { Badge, type BadgeProps } from './Badge.js';
