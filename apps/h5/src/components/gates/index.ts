export { KycGate } from './KycGate.js';
export { PayPasswordGate } from './PayPasswordGate.js';
export { VipGate } from './VipGate.js';
