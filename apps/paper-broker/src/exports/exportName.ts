interface NamedFile {
  readonly kind: string;
  /** `YYYY-MM-DD` */
  readonly from_date: string;
  readonly to_date: string;
  readonly format: string;
}

/** The name of an export file. The name of the app is an operator's text, so only its letters and digits are used. */
export function exportName(
  appName: string,
  { kind, from_date: from, to_date: to, format }: NamedFile,
): string {
  const app = appName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${[...app, 'simulated', kind, from, to].join('-')}.${format}`;
}
