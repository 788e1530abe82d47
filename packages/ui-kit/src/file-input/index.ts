export { FileInput, type FileInputProps } from './FileInput.js';
export { type FileKind } from './fileKind.js';
export { type UploadedFile } from './useFileUploads.js';
