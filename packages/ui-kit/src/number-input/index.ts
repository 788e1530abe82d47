export { editNumber, type EditResult, type NumberRules, type RefusalReason } from './editNumber.js';
export { NumberInput, type NumberInputProps } from './NumberInput.js';
