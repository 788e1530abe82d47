export { guards } from './guards.js';
export { KycGate } from './KycGate.js';
export { PayPasswordGate } from './PayPasswordGate.js';
export { VipGate } from './VipGate.js';
