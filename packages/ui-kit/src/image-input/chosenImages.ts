/** The code that handles chosen pictures, loaded at the first choice. */
export { PendingUpload } from '../upload/PendingUpload.js';
export { sendChosen } from '../upload/sendChosen.js';
export { pickImages } from './pickImages.js';
export { prepareImage } from './prepareImage.js';
export { RemarkLines } from './RemarkLines.js';
