declare module '*/openapi.yaml' {
  /** The examples of the contract, as build/contractPlugin reads them. */
  const examples: unknown;
  export default examples;
}
