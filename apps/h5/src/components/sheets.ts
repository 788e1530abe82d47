import { onDemand } from './onDemand.js';

/** `const language = useLanguageSheet()`: call `language.open()`, and render `language.element`. */
export const useLanguageSheet = onDemand({
  load: async () => (await import('./LanguageSheet.js')).LanguageSheet,
  words: ['language'],
});

/** `const simulated = useSimulatedSheet()`: call `simulated.open()`, and render `simulated.element`. */
export const useSimulatedSheet = onDemand({
  load: async () => (await import('./SimulatedSheet.js')).SimulatedSheet,
  words: ['simulated'],
});
