export { contactMail, contactPhone } from './contact.js';
export { loginMail, type LoginMailValues } from './loginMail.js';
export { loginPhone, type LoginPhoneValues } from './loginPhone.js';
export { codeProof, payPasswordChoice, recoveryProof, totpProof } from './proofs.js';
export { passwordChange, passwordProof, passwordReset } from './passwords.js';
export { registration, type RegistrationValues } from './registration.js';
