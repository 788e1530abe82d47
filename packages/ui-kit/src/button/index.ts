export { Button, type ButtonProps } from './Button.js';
export { buttonClass, type ButtonLook } from './buttonClass.js';
