import { vars } from '@fairlot/ui-kit/contract';

/** The theme's colours for a canvas. */
export interface ChartColors {
  readonly gain: string;
  readonly loss: string;
  readonly text: string;
  readonly grid: string;
  readonly crosshair: string;
  readonly label: string;
  readonly volume: string;
  /** Additional lines: two averages or indicators, and the comparison. */
  readonly first: string;
  readonly second: string;
  readonly other: string;
  readonly font: string;
  /** A translucent colour. `opacity`: 0 to 1 */
  readonly fade: (name: 'gain' | 'loss', opacity: number) => string;
}

/** Reads the theme at `element`, because a canvas does not resolve custom properties. */
export function chartColors(element: HTMLElement): ChartColors {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (role: string) => {
    probe.style.color = role;
    return getComputedStyle(probe).color;
  };
  const gain = read(vars.color.gain.ink);
  const loss = read(vars.color.loss.ink);
  probe.style.fontFamily = vars.font.figure;
  const colors = {
    gain,
    loss,
    text: read(vars.color.inkSubtle),
    grid: read(vars.color.line),
    crosshair: read(vars.color.inkSubtle),
    label: read(vars.color.inverse),
    volume: read(vars.color.line),
    first: read(vars.color.brand.ink),
    second: read(vars.color.caution.ink),
    other: read(vars.color.inkMuted),
    font: getComputedStyle(probe).fontFamily,
    fade: (name: 'gain' | 'loss', opacity: number) => withOpacity(name === 'gain' ? gain : loss, opacity),
  };
  probe.remove();
  return colors;
}

/** `rgb(1, 2, 3)` becomes `rgba(1, 2, 3, opacity)`. */
function withOpacity(color: string, opacity: number): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}
