type Handler = (event: never) => void;

/** Handlers for a part's root: each calls the product's handler for the event, then the part's own. */
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
