/** The parts that only some questions need: a field, a hold button. Loaded with the first such question. */
export { TextField } from '../text-field/index.js';
export { HoldButton } from './HoldButton.js';
