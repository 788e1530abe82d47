/** Designs are drawn 750 units wide: 750 units are the width of the column. */
export const DESIGN_WIDTH_UNITS = 750;

/**
 * A length in design units, as CSS. The column is the viewport up to 480 px; a host narrows or widens it with `--uk-rpx`.
 * `units`: any finite number, negative too.
 * @example rpx(750) // the whole column
 */
export function rpx(units: number): string {
  return `calc(${units} * var(--uk-rpx, calc(min(100vw, 480px) / ${DESIGN_WIDTH_UNITS})))`;
}
