/** Joins the characters around it, so that no line ends between them. */
const JOINER = '\u2060';

/** The name of a network with its token standard, as customers know it, for one line. @example 'ERC20' is `ERC-20` */
export function networkName(network: string | null | undefined): string {
  return network?.replace(/^([A-Z]{3})(\d)/, `$1-${JOINER}$2`) ?? '';
}
