import type { AnswerOf, BodyOf, Given } from '../http/operation.js';
import type { operations } from './wire.gen.js';

/** The id of an operation in openapi-control.yaml. */
export type ControlId = keyof operations;

/** A call of one operation, validated against openapi-control.yaml. */
interface ControlCall<Id extends ControlId> {
  readonly params: Given<operations[Id]['parameters']['path']>;
  readonly query: Given<operations[Id]['parameters']['query']>;
  readonly body: BodyOf<operations[Id]>;
}

/** An answer that openapi-control.yaml allows for an operation. */
export type ControlAnswer<Id extends ControlId> = Exclude<
  AnswerOf<operations[Id]['responses']>,
  { readonly json: string }
>;

/** A handler for every operation in openapi-control.yaml. */
export type ControlOperations = {
  readonly [Id in ControlId]: (call: ControlCall<Id>) => Promise<ControlAnswer<Id>>;
};
