import type { FastifySchema } from 'fastify';
import type { ContractDocument, OperationRules } from './contract.js';

interface Reference {
  /** Such as `#/components/schemas/Money`. */
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

/** A body or an answer, by media type. */
interface Message {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

/** The parts of an operation that its route is validated and serialized by. */
interface Documented {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Message | Reference;
  readonly responses: Readonly<Record<string, Message | Reference>>;
}

const JSON_TYPE = 'application/json';

/**
 * The schema of an operation's route: parameters, body and the JSON of its 2xx answers. A refusal is a complete
 * document, and files, pictures and streams are sent unchanged, so these have none.
 * @throws when a reference of the contract leads nowhere
 */
export function toRouteSchema(
  document: ContractDocument<string>,
  { path, method }: Pick<OperationRules<string>, 'path' | 'method'>,
): FastifySchema {
  const item = document.paths[path] as
    | (Readonly<Record<string, Documented>> & Pick<Documented, 'parameters'>)
    | undefined;
  const operation = item?.[method.toLowerCase()];
  const parameters = [...(item?.parameters ?? []), ...(operation?.parameters ?? [])].map((each) =>
    follow(each, document),
  );
  const placed = (place: Parameter['in']) =>
    toObject(
      parameters.filter((parameter) => parameter.in === place),
      document,
    );
  const { content: body } = follow(operation?.requestBody ?? {}, document);
  const answers = Object.entries(operation?.responses ?? {}).flatMap(([status, answer]) => {
    const json = follow(answer, document).content?.[JSON_TYPE]?.schema;
    return status.startsWith('2') && json !== undefined
      ? [[status, { content: { [JSON_TYPE]: { schema: inlined(json, document) } } }]]
      : [];
  });
  const parts = {
    params: placed('path'),
    querystring: placed('query'),
    headers: placed('header'),
    body: body && {
      content: Object.fromEntries(
        Object.entries(body).map(([type, { schema }]) => [type, { schema: inlined(schema, document) }]),
      ),
    },
    response: answers.length === 0 ? undefined : (Object.fromEntries(answers) as object),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** Parameters of one place as the schema of an object. */
function toObject(parameters: readonly Parameter[], document: object): object | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, inlined(schema, document)])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/**
 * A copy of a schema in which each reference is replaced by what it names. A reference to a schema that contains it
 * (the parts of a sum may be sums) becomes a reference from the copy's root.
 */
function inlined(
  schema: unknown,
  document: object,
  pointer = '#',
  containing: ReadonlyMap<string, string> = new Map(),
): unknown {
  if (Array.isArray(schema))
    return schema.map((each, at) => inlined(each, document, `${pointer}/${at}`, containing));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (isReference(schema)) {
    const { $ref } = schema;
    const place = containing.get($ref);
    return place === undefined
      ? inlined(find(document, $ref), document, pointer, new Map([...containing, [$ref, pointer]]))
      : { $ref: place };
  }
  return Object.fromEntries(
    Object.entries(schema).map(([name, each]) => [
      name,
      inlined(each, document, `${pointer}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`, containing),
    ]),
  );
}

const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

const follow = <Part extends object>(part: Part | Reference, document: object): Part =>
  isReference(part) ? (find(document, part.$ref) as Part) : part;

function find(document: object, reference: string): unknown {
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new Error(`The contract has no ${reference}, which it refers to.`);
  return found;
}
