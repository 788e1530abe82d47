declare module '*/openapi.yaml' {
  /** The examples of the contract, as contractPlugin.ts reads them. */
  const examples: unknown;
  export default examples;
}
