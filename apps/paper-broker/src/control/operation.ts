import type { AnswerOf, BodyOf, Given } from '../http/operation.js';
import type { operations } from './wire.gen.js';

/** The name of an operation in openapi-control.yaml. */
export type ControlId = keyof operations;

/** A call of one operation, matched against the document before it arrives. */
interface ControlCall<Id extends ControlId> {
  readonly params: Given<operations[Id]['parameters']['path']>;
  readonly query: Given<operations[Id]['parameters']['query']>;
  readonly body: BodyOf<operations[Id]>;
}

/** An answer that the document promises for an operation. */
export type ControlAnswer<Id extends ControlId> = Exclude<
  AnswerOf<operations[Id]['responses']>,
  { readonly json: string }
>;

/** Every operation of the document, as a function whose call and answer are the document's. */
export type ControlOperations = {
  readonly [Id in ControlId]: (call: ControlCall<Id>) => Promise<ControlAnswer<Id>>;
};
