export { Steps, type StepItem, type StepsProps, type StepState } from './Steps.js';
