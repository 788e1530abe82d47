/** Sentences of fields of text, which only pages with a form say. */
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const areaCode = 'Country code';
export const charactersLeft = 'Characters left: {count}';
export const resendCode = 'Send again';
export const resendIn = 'Send again in {time}';
export const codeResent = 'A new code is on its way';
export const canResend = 'You can ask for a new code now';
