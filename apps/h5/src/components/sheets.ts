import { onDemand } from './onDemand.js';

/** `const language = useLanguageSheet()`: call `language.open()`, and draw `language.element`. */
export const useLanguageSheet = onDemand(() =>
  import('./later.js').then(async (later) => (await later.loadLanguageSheet()).LanguageSheet),
);

/** `const simulated = useSimulatedSheet()`: call `simulated.open()`, and draw `simulated.element`. */
export const useSimulatedSheet = onDemand(() =>
  import('./later.js').then(async (later) => (await later.loadSimulatedSheet()).SimulatedSheet),
);
