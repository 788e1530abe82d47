export { Avatar, type AvatarProps } from './Avatar.js';
export { monogramOf, tintOf } from './tintOf.js';
