/** Sentences about what is closed to whom. */
export const loginNeeded = 'Please Login';
export const loginNeededWhy = 'This is for customers who are logged in.';
export const logIn = 'Log in';
export const vipNeeded = 'Please contact customer service to activate VIP';
export const vipNeededWhy = 'This is for VIP customers.';
export const openChat = 'Open chat';
