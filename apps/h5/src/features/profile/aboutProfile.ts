/** What the form of the customer's name and picture is about, as for `useFormDraft`. */
export const ABOUT_PROFILE = 'profile';
