import { component, hiddenVisually } from '../css/index.js';
import { error, foot as fieldFoot, hint } from '../field/FieldText.css.js';
import { groupLabel as label } from '../field/GroupLabel.css.js';

export { error, hint, label };

export const heard = component(hiddenVisually);

export const foot = component([fieldFoot, { flexDirection: 'column', gap: 0 }]);

export const line = component({ margin: 0 });
