/** Sentences about a picture that was chosen: a field that nobody has put one into does not bring them along. */
export const uploading = 'Uploading {name}';
export const uploadedPart = '{label}: {percent} uploaded';
export const uploadFailed = 'Upload failed';
export const imageUploaded = '{name} uploaded';
export const imageTooMany = '{name} was left out. Limit: {max}.';
export const imageWrongKind = '{name} is not an image that can be used here.';
export const imageTooLarge = '{name} is larger than {max}.';
export const imageTooSmall = '{name} is too small. Its shorter side needs at least {min} pixels.';
export const imageDamaged = '{name} is damaged or incomplete.';
export const imageDark = '{name} is dark. Check that it can be read.';
export const imageSmall = '{name} is small. Check that it can be read.';
