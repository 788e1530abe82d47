import { loadSpoken } from '../i18n/index.js';

export { toast } from '@fairlot/ui-kit/toast';

/**
 * What the frame opens when it is asked to. This list is a chunk of its own: each entry names all the files it needs,
 * and the first load should not have to carry those names.
 */
export const loadChatPanel = () =>
  loadSpoken({ load: () => import('./support/ChatPanel.js'), words: ['support'] });
export const loadLanguageSheet = () =>
  loadSpoken({ load: () => import('./LanguageSheet.js'), words: ['language'] });
export const loadSimulatedSheet = () =>
  loadSpoken({ load: () => import('./SimulatedSheet.js'), words: ['simulated'] });
