export { watchlistForm, type WatchlistFormValues } from './watchlistForm.js';
