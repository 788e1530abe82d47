import { withWords } from './onDemand.js';

export { toast } from '@fairlot/ui-kit/toast';

/**
 * What the frame opens when it is asked to. This list is a chunk of its own: each entry names all the files it needs,
 * and the first load should not have to carry those names.
 */
export const loadChatPanel = () => withWords(import('./support/ChatPanel.js'));
export const loadLanguageSheet = () => import('./LanguageSheet.js');
export const loadSimulatedSheet = () => import('./SimulatedSheet.js');
export const loadExplainSheet = () => withWords(import('./explain/ExplainSheet.js'));
