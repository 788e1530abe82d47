import { onDemand } from './onDemand.js';

/** `const language = useLanguageSheet()`: call `language.open()`, and draw `language.element`. */
export const useLanguageSheet = onDemand(() =>
  import('./LanguageSheet.js').then((module) => module.LanguageSheet),
);

/** `const simulated = useSimulatedSheet()`: call `simulated.open()`, and draw `simulated.element`. */
export const useSimulatedSheet = onDemand(() =>
  import('./SimulatedSheet.js').then((module) => module.SimulatedSheet),
);
