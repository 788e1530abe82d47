import { useBack, useHere, useNavigate, type Target, type To } from '../engine/index.js';

/** What browsers with the Navigation API have; others lack it. */
interface NavigatingWindow {
  readonly navigation?: {
    readonly currentEntry: { readonly index: number } | null;
    readonly entries: () => readonly { readonly url: string | null }[];
  };
}

/** The URL before this one in the history; undefined if there is none, or the browser does not say. */
function previousUrl(): string | undefined {
  const { navigation } = window as NavigatingWindow;
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url ?? undefined;
}

/**
 * Returns the function that leaves a part of a page, such as a ticket, which a parameter of its address opens. The
 * customer comes to the page, wherever they came from.
 * @param parameter opens the part
 * @param page the page without the part
 */
export function useLeave<P extends To>(parameter: string, page: Target<P>): () => void {
  const navigate = useNavigate();
  const back = useBack();
  const here = useHere();
  return () => {
    const [path = '', query] = here().split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.delete(parameter);
    const address = parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
    // The part keeps no place in the history if the page is there already.
    if (previousUrl()?.endsWith(address) === true) back();
    else void navigate({ ...page, replace: true });
  };
}
