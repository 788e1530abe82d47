import { h5 } from '@fairlot/manifest';
import contract from '../../../../../openapi.yaml';
import {
  createContractEdge,
  type ContractEdge,
  type ContractExamples,
  type Network,
} from './contractEdge.js';

/** What a story says about the app that it shows. */
export interface Screen {
  /** The page's address within the app. */
  readonly address: string;
  readonly network: Network;
  /** @default true */
  readonly isSignedIn?: boolean;
  /** What the customer has typed, by the name of the field. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** How long nothing may change before a screen counts as drawn; longer than the app's skeleton delay. */
const QUIET_MS = 300;
/** How often a screen is looked at. */
const LOOK_MS = 50;

const examples = contract as ContractExamples;

/** The moment of the examples, at which the clock stands still. */
const NOW_MS = Date.parse(
  (
    examples.operations.find(({ path }) => path === '/setting/base')?.example as {
      readonly business_time: string;
    }
  ).business_time,
);

let shown: { readonly screen: Screen; readonly edge: Promise<ContractEdge> } | undefined;

/**
 * Starts the app in the document's `#root`. One document runs one app, so a further call only changes the language, as
 * a customer does.
 */
export async function showScreen(screen: Screen, locale: string): Promise<void> {
  if (shown === undefined) shown = { screen, edge: start(screen, locale) };
  else (await import('../../state/preferences.js')).chosenLanguage.set(locale);
}

/** Resolves once the screen is drawn. Only then can its network be lost, because the app stores no customer's data. */
export async function screenDrawn(): Promise<void> {
  if (shown === undefined) throw new Error('No screen was started');
  const { network } = shown.screen;
  const edge = await shown.edge;
  await untilDrawn(edge, network === 'loading');
  if (network !== 'offline' || !navigator.onLine) return;
  edge.cut();
  Object.defineProperty(navigator, 'onLine', { value: false });
  window.dispatchEvent(new Event('offline'));
  await untilDrawn(edge, false);
}

async function start({ address, network, isSignedIn = true }: Screen, locale: string) {
  stopClock();
  // A chart draws its words once, so their font must be there.
  await document.fonts.load("16px 'Inter Variable'");
  localStorage.clear();
  sessionStorage.clear();
  const keep = (key: string, value: unknown) =>
    localStorage.setItem(`${h5.app.id}.1.${key}`, JSON.stringify(value));
  keep('lang', locale);
  if (isSignedIn) keep('session', { token: 'the-session-of-the-examples' });
  history.replaceState(null, '', `#${address}`);
  const edge = createContractEdge(examples, network, `${h5.app.base}api/v1`, window.fetch.bind(window));
  window.fetch = edge.fetch;
  await import('../../main.js');
  return edge;
}

/** Dates are those of the examples' moment; timers go on. */
function stopClock(): void {
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (_target, given: []) => (given.length === 0 ? new Real(NOW_MS) : new Real(...given)),
    get: (target, name, receiver): unknown =>
      name === 'now' ? () => NOW_MS : Reflect.get(target, name, receiver),
  });
}

/** Resolves when the page is there, no request is open and nothing has changed for a while. */
async function untilDrawn(edge: ContractEdge, isLoading: boolean): Promise<void> {
  let quietMs = 0;
  const observer = new MutationObserver(() => {
    quietMs = 0;
  });
  observer.observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  while (quietMs < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const main = document.querySelector('main[data-page]');
    const isThere = main?.querySelector('h1') != null;
    const isBusy = !isLoading && main?.querySelector('[aria-busy="true"]') != null;
    quietMs = isThere && !isBusy && edge.openRequests() === 0 ? quietMs + LOOK_MS : 0;
  }
  observer.disconnect();
}
