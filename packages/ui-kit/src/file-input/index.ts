export { FileInput, type FileInputProps, type UploadedFile } from './FileInput.js';
export { type FileKind } from './fileKind.js';
