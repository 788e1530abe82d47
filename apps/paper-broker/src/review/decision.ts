/** An operator's decision and its reason. */
export interface Decision {
  readonly decision: 'pass' | 'partial' | 'refuse';
  /** Decimal text; only with `partial`. */
  readonly auditAmount: string | undefined;
  readonly reason: string | undefined;
  /** Only with a refused verification: the reason for each refused image. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}
