import { colorBlindClass, redUpClass } from '@fairlot/ui-kit/contract';
import { changeColors } from '../state/preferences.js';

/** Draws rising and falling prices in the colours that the customer chose, whichever tab chose them. */
export function followColors(): void {
  const draw = () => {
    const choice = changeColors.get();
    const { classList } = document.documentElement;
    classList.toggle(redUpClass, choice === 'redUp' || choice === 'colorBlindRedUp');
    classList.toggle(colorBlindClass, choice === 'colorBlind' || choice === 'colorBlindRedUp');
  };
  changeColors.subscribe(draw);
  draw();
}
