/** What is needed once a picture was chosen; loaded with the first one. */
export { PendingUpload } from '../upload/PendingUpload.js';
export { sendChosen } from '../upload/sendChosen.js';
export { pickImages } from './pickImages.js';
export { prepareImage } from './prepareImage.js';
export { RemarkLines } from './RemarkLines.js';
