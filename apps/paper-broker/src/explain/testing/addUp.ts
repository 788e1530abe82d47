import type { Wire } from '@fairlot/api-client/wire';

type Node = Wire['FigureNode'];

const UNIT = 10n ** 8n;

/** Parses a decimal without the money package, so that the package's own faults are found. */
function read(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text);
  if (match === null) throw new Error(`"${text}" is no decimal.`);
  const magnitude = BigInt(match[2] ?? '0') * UNIT + BigInt((match[3] ?? '').padEnd(8, '0'));
  return match[1] === '-' ? -magnitude : magnitude;
}

/** Rounds a fraction to `places`; the result is in units of 10^-8. */
function rounded(
  numerator: bigint,
  denominator: bigint,
  { places, mode }: NonNullable<Node['rounding']>,
): bigint {
  const step = 10n ** BigInt(8 - places);
  const sign = numerator < 0n === denominator < 0n ? 1n : -1n;
  const [top, bottom] = [
    numerator < 0n ? -numerator : numerator,
    (denominator < 0n ? -denominator : denominator) * step,
  ];
  const [whole, rest] = [top / bottom, top % bottom];
  const up = (mode === 'half_up' && rest * 2n >= bottom) || (mode === 'up' && rest > 0n);
  return sign * (whole + (up ? 1n : 0n)) * step;
}

function resultOf({ operation, parts, rounding }: Node): bigint {
  const values = parts.map((part) => read(part.value));
  const [first = 0n, ...others] = values;
  if (operation === 'sum') return values.reduce((a, b) => a + b, 0n);
  if (operation === 'difference') return others.reduce((a, b) => a - b, first);
  if (rounding === undefined) throw new Error(`A ${operation} has a rounding.`);
  if (operation === 'product') {
    const product = values.reduce((a, b) => a * b, UNIT);
    return rounded(product, UNIT ** BigInt(values.length), rounding);
  }
  const [second] = others;
  if (second === undefined || others.length !== 1) throw new Error(`A ${operation} has two parts.`);
  return rounded(first * UNIT, second, rounding);
}

/** The faults of a tree: a value that its parts do not make, or that has no source. */
export function faultsOf(node: Node, at = node.figure as string): string[] {
  const own: string[] = [];
  if (node.operation === 'value') {
    if (node.parts.length > 0) own.push(`${at} is read and has parts`);
    if (node.source === undefined) own.push(`${at} does not say where it comes from`);
  } else if (resultOf(node) !== read(node.value)) {
    own.push(`${at} is ${node.value}; its parts make ${String(resultOf(node))} units`);
  }
  return [...own, ...node.parts.flatMap((part, index) => faultsOf(part, `${at}.${index} ${part.figure}`))];
}
