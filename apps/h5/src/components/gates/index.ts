export { KycGate } from './KycGate.js';
export { PayPasswordGate } from './PayPasswordGate.js';
