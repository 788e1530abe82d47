import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A schema of a route, in which references only lead to something that contains them. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * Makes an answer fail if it has a field that its contract does not name. The serializer drops such a field, so
 * otherwise a client would miss it and no test would notice.
 */
export function requireNamedFields(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const schema = schemaOf(request, reply.statusCode);
    const [field] = schema === undefined ? [] : unnamedFields(schema, payload);
    if (field === undefined) return payload;
    throw new Error(
      `${request.routeOptions.config.operationId ?? request.url} answers ${reply.statusCode} with ${field}, which its contract does not name.`,
    );
  });
}

function schemaOf({ routeOptions }: FastifyRequest, status: number): Schema | undefined {
  const answers = (routeOptions.schema?.response ?? {}) as Readonly<
    Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>
  >;
  return answers[String(status)]?.content?.['application/json']?.schema;
}

/** The paths of the fields in `value` that `schema` does not name. */
export function unnamedFields(schema: Schema, value: unknown): readonly string[] {
  return unnamedIn([schema], value, schema, '');
}

function unnamedIn(
  schemas: readonly Schema[],
  value: unknown,
  root: Schema,
  path: string,
): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = schemas.flatMap((schema) => partsOf(schema, root));
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: each }) => (each === undefined ? [] : [each as Schema]));
    return value.flatMap((each, at) => unnamedIn(items, each, root, `${path}/${at}`));
  }
  // A schema that says nothing allows anything.
  if (parts.every((part) => part['type'] === undefined && part['properties'] === undefined)) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const named = parts.flatMap((part): readonly Schema[] => {
      const properties = (part['properties'] ?? {}) as Readonly<Record<string, Schema>>;
      const schema = Object.hasOwn(properties, name) ? properties[name] : part['additionalProperties'];
      if (schema === true) return [{}];
      return typeof schema === 'object' && schema !== null ? [schema as Schema] : [];
    });
    if (member === undefined) return [];
    return named.length === 0 ? [`${path}/${name}`] : unnamedIn(named, member, root, `${path}/${name}`);
  });
}

/** The schema and all schemas of which it consists. A value may have the fields of any alternative. */
function partsOf(schema: Schema, root: Schema): readonly Schema[] {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return partsOf(find(root, reference), root);
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as readonly Schema[]);
  return [schema, ...inner.flatMap((part) => partsOf(part, root))];
}

/** What a reference such as `#/properties/a~1b` leads to. */
function find(root: Schema, reference: string): Schema {
  const names = reference.split('/').slice(1);
  return names
    .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((place, name) => (place as Schema)[name], root) as Schema;
}
