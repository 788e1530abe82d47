import { colorBlindClass, redUpClass } from '@fairlot/ui-kit/contract';
import { changeColors } from '../state/preferences.js';

/** Applies the customer's choice of colours for rising and falling prices, made in any tab. */
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
