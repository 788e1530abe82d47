/** What the form of a price alert is about, as for `useFormDraft`; the address has the symbol. */
export const ABOUT_ALERT = 'alert';
