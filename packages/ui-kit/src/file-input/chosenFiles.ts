/** The code that handles chosen files, loaded at the first choice. */
export { PendingUpload } from '../upload/PendingUpload.js';
export { sendChosen } from '../upload/sendChosen.js';
export { pickFiles } from './pickFiles.js';
export { RefusedLines } from './RefusedLines.js';
