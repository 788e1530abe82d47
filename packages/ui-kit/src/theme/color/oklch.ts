import { shown } from '../tokenFault.js';

/**
 * Colour arithmetic in OKLCH, in which equal steps of lightness look equal. Conversions after Björn Ottosson's OKLab.
 * Colours outside of sRGB are brought inside by lowering chroma, which keeps hue and lightness.
 */
export interface Oklch {
  /** 0 black to 1 white. */
  lightness: number;
  /** 0 grey to about 0.37. */
  chroma: number;
  /** Degrees, 0 to 360. */
  hue: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Channels 0 to 1 of a `#rrggbb` colour. @throws RangeError for anything else. */
export function channelsOf(hex: string): Triple {
  const match = HEX.exec(String(hex).trim());
  if (match === null)
    throw new RangeError(
      `${shown(hex)} is no colour. It cannot be computed with, as with a name or a transparent colour. Write #rrggbb, such as "#465CFF".`,
    );
  return [1, 2, 3].map((group) => Number.parseInt(match[group] ?? '', 16) / 255) as unknown as Triple;
}

/** A channel without its transfer function (linear light). */
export const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toDisplay = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** @throws RangeError when `hex` is not `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toDisplay(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toDisplay(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toDisplay(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const fits = (channels: Triple) => channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The nearest `#rrggbb` of the same hue and lightness. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let channels = toChannels({ ...color, lightness });
  let low = 0;
  let high = color.chroma;
  // 18 bisections determine chroma more closely than one step of a channel.
  for (let turn = 0; turn < 18 && !(turn === 0 && fits(channels)); turn++) {
    const chroma = (low + high) / 2;
    const candidate = toChannels({ ...color, lightness, chroma });
    if (fits(candidate)) {
      low = chroma;
      channels = candidate;
    } else {
      high = chroma;
    }
  }
  if (!fits(channels)) channels = toChannels({ hue: color.hue, lightness, chroma: 0 });
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
