import { onDemand } from './onDemand.js';

/** `const language = useLanguageSheet()`: call `language.open()`, and draw `language.element`. */
export const useLanguageSheet = onDemand({
  load: async () => (await (await import('./later.js')).loadLanguageSheet()).LanguageSheet,
  words: [],
});

/** `const simulated = useSimulatedSheet()`: call `simulated.open()`, and draw `simulated.element`. */
export const useSimulatedSheet = onDemand({
  load: async () => (await (await import('./later.js')).loadSimulatedSheet()).SimulatedSheet,
  words: [],
});
