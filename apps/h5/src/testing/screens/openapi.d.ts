declare module '*/openapi.yaml' {
  import type { ContractExamples } from './contractEdge.js';

  /** The examples of the contract; see build/contractPlugin. */
  const examples: ContractExamples;
  export default examples;
}
