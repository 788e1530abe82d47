/** The name of a network with its token standard, as customers know it. */
export function networkName(network: string | null | undefined): string {
  return network?.replace(/^([A-Z]{3})(\d)/, '$1-$2') ?? '';
}
