import { component } from '../css/index.js';
import { vars } from '../theme/contract.css.js';
import { line } from '../upload/UploadFrame.css.js';

/** For a picture that was accepted with a hint. */
export const advice = component([line, { color: vars.color.caution.ink }]);
