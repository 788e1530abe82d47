/** What only some questions need: a field to type in, a button to hold. Loaded when the first of them is asked. */
export { TextField } from '../text-field/index.js';
export { HoldButton } from './HoldButton.js';
