/** The code that is needed once a file was chosen; loaded with the first one. */
export { inChosenOrder } from '../image-input/chosenOrder.js';
export { createImageUploads } from '../image-input/imageUploads.js';
export { PendingFileState } from './PendingFileState.js';
export { pickFiles } from './pickFiles.js';
export { RefusedLines } from './RefusedLines.js';
