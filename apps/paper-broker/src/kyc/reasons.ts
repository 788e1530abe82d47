/** Why an image is refused; the app has a text for each. `other` comes with a note. */
const refuseReasons = [
  'blurred',
  'dark',
  'overexposed',
  'too_small',
  'covered',
  'background',
  'held',
  'expired',
  'wrong_document',
  'details_differ',
  'other',
] as const;
export type RefuseReason = (typeof refuseReasons)[number];

export const isRefuseReason = (text: string | undefined): text is RefuseReason =>
  refuseReasons.some((reason) => reason === text);
