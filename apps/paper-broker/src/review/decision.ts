/** What a reviewer decides, and why. */
export interface Decision {
  readonly decision: 'pass' | 'partial' | 'refuse';
  /** Decimal text; with `partial`. */
  readonly auditAmount: string | undefined;
  readonly reason: string | undefined;
  /** Of a refused verification: what is wrong with which image. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}
