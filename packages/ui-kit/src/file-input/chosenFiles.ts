/** The code that is needed once a file was chosen; loaded with the first one. */
export { PendingUpload } from '../upload/PendingUpload.js';
export { sendChosen } from '../upload/sendChosen.js';
export { pickFiles } from './pickFiles.js';
export { RefusedLines } from './RefusedLines.js';
