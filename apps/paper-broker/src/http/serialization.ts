import stringifierOf from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;
const serializers = new Map<string, Serializer>();

/**
 * Compiles the schemas of answers for Fastify, as it does itself, but each at its first answer: to compile all of them
 * took a quarter of a server's start. Equal schemas have one serializer, also in several servers of a process, of which
 * tests start hundreds.
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
