type Handler = (event: never) => void;

/** A part's own handlers for its root, each after the product's handler for the same event. */
export function alsoHeard<Own extends Readonly<Record<string, Handler>>>(props: object, own: Own): Own {
  const both: Record<string, Handler> = {};
  for (const name in own)
    both[name] = (event) => {
      const given = (props as Readonly<Record<string, unknown>>)[name];
      if (typeof given === 'function') (given as Handler)(event);
      own[name]?.(event);
    };
  return both as Own;
}
