/** Sentences of the frame: bars, badges, states of a page. A product's first load holds these and not those of every part. */
export const back = 'Back';
export const home = 'Home';
export const loading = 'Loading';
export const retry = 'Try again';
export const failedTitle = 'This could not be loaded';
export const failedHint = 'Check your connection and try again.';
export const offlineTitle = 'You are offline';
export const unread = '{count} unread';
