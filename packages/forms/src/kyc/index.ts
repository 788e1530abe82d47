export { identityForm, type IdentityFormValues } from './identityForm.js';
