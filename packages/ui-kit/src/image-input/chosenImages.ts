/** What is needed once a picture was chosen; loaded with the first one. */
export { inChosenOrder } from './chosenOrder.js';
export { createImageUploads } from './imageUploads.js';
export { PendingCover } from './PendingCover.js';
export { pickImages } from './pickImages.js';
export { prepareImage } from './prepareImage.js';
export { RemarkLines } from './RemarkLines.js';
