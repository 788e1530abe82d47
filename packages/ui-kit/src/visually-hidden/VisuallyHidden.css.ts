import { component } from '../css/component.js';
import { hiddenVisually } from '../css/mixins.js';

export const hidden = component(hiddenVisually);
