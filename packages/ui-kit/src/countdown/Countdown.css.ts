import { component, figures } from '../css/index.js';

export const countdown = component({ ...figures, position: 'relative', whiteSpace: 'nowrap' }, 'countdown');
