import type { Operations, Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';

export type FigureNode = Schemas['FigureNode'];

type Asked = Operations['explainFigure']['parameters'];
type AskedOf = NonNullable<Asked['query']>;

/** A figure whose sum the server can explain. */
export type ExplainedFigure = Asked['path']['figure'];

/**
 * What a figure belongs to: an account or all accounts of a currency, or a record; with its period or month if it has
 * one.
 */
export type FigureScope = { readonly [Name in keyof AskedOf]?: AskedOf[Name] | undefined };

/** How a figure currently adds up. `scope`: `useSessionScope()`. Fetched each time it is opened. */
export const explainQuery = (scope: string, figure: ExplainedFigure, of: FigureScope) =>
  queryOptions({
    queryKey: [scope, 'explain', figure, of],
    queryFn: ({ signal }) =>
      api.get('/explain/{figure}', { params: { path: { figure }, query: given(of) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The scope without undefined fields. */
const given = (of: FigureScope): AskedOf =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));
