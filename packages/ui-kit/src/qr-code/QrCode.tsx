import { useMemo } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { warnOfValue } from '../checks/usable.js';
import { encodeQr, type Modules } from './encodeQr.js';
import { code } from './QrCode.css.js';

export interface QrCodeProps extends RootProps {
  /** The content: an address, a link, a key. At most 213 bytes of UTF-8; a longer one draws nothing. */
  value: string;
  /**
   * The purpose, such as "Wallet address". Not the value: show that beside it as a `CopyField`, for customers who
   * cannot scan.
   */
  label: string;
}

/** The light margin in modules, which readers need to find the code. */
const MARGIN = 4;

/** A QR code, black on white in every theme, as readers expect. As wide as its container, at most 240 px. */
export function QrCode({ value, label, ...rest }: QrCodeProps) {
  const modules = useMemo(() => encodeQr(value), [value]);
  if (modules === null) {
    warnOfValue('QrCode', 'value', value, [
      'is too long for a code.',
      'Nothing is drawn.',
      'Pass at most 213 bytes of UTF-8, such as a link to the rest.',
    ]);
    return null;
  }
  const size = modules.length + 2 * MARGIN;
  return (
    <svg
      {...rootOf(rest, code)}
      role="img"
      aria-label={label}
      data-part="qr-code"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} fill="currentColor" />
    </svg>
  );
}

/** A rectangle for each run of dark modules in a row. */
function pathOf(modules: Modules): string {
  return modules
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ 0: run, index }) =>
          `M${String(index + MARGIN)} ${String(y + MARGIN)}h${String(run.length)}v1h-${String(run.length)}z`,
      ),
    )
    .join('');
}
