import { useIsDark } from '../../state/appearance.js';
import { changeColors } from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';

/** Another text whenever the theme has other colours, so that a canvas, which has no style sheet, is drawn again. */
export function useChartTheme(): string {
  const choice = usePersisted(changeColors);
  return `${useIsDark() ? 'dark' : 'light'} ${choice}`;
}
