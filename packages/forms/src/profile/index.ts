export { profileForm, type ProfileFormValues } from './profileForm.js';
