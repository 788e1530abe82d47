import stringifierOf from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;
const serializers = new Map<string, Serializer>();

/**
 * Compiles the schemas of answers for Fastify, as Fastify does, but each one at its first answer: compiling all of
 * them took a quarter of a server's start. Equal schemas share a serializer, also between the servers of a process,
 * because tests start hundreds of servers.
 */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const key = JSON.stringify(schema);
  const serializer = serializers.get(key) ?? atFirstUse(schema);
  serializers.set(key, serializer);
  return serializer;
};

function atFirstUse(schema: object): Serializer {
  let serialize: ((answer: unknown) => string) | undefined;
  return (answer: unknown) => {
    serialize ??= stringifierOf(schema);
    return serialize(answer);
  };
}
