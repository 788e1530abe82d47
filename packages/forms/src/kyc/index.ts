export {
  identityForm,
  professionalForm,
  type DocumentImageField,
  type IdentityFormValues,
  type IdentityNames,
} from './identityForm.js';
