import { warnOfValue } from '../checks/usable.js';

/** One number per label; a value that is not a number is a gap, null. `id`: of the series, for warnings. */
export function pointsOf(
  values: readonly (string | null)[],
  labels: readonly string[],
  id: string,
): readonly (number | null)[] {
  const given = Array.isArray(values) ? values : [];
  return labels.map((_, index) => {
    const value: unknown = given[index] ?? null;
    const point = value === null || value === '' ? NaN : Number(value);
    if (Number.isFinite(point)) return point;
    if (value !== null)
      warnOfValue('LineChart', `series ${id} values[${index}]`, value, [
        'is no number.',
        'The line has a gap there.',
        'Pass a decimal string, or null for what is not known.',
      ]);
    return null;
  });
}
