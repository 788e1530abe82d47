import { h5 } from '@fairlot/manifest';
import contract from '../../../../../openapi.yaml';
import {
  createContractEdge,
  type ContractEdge,
  type ContractExamples,
  type Network,
} from './contractEdge.js';
import { stopClock, untilShown, untilStill } from './stillPage.js';

/** What a story says about the screen that it shows. */
export interface Screen {
  /** The page's address within the app. */
  readonly address: string;
  readonly network: Network;
  /** @default true */
  readonly isSignedIn?: boolean;
  /** What the customer has typed, by the name of the field. */
  readonly typed?: Readonly<Record<string, string>>;
}

const examples = contract as ContractExamples;

/** The moment of the examples. */
const settings = examples.operations.find(({ path }) => path === '/setting/base')?.example;
const { business_time: now } = settings as { readonly business_time: string };

let running: Promise<ContractEdge> | undefined;
let spoken: string | undefined;
let drawn = Promise.resolve();

/**
 * Starts the app in the document's `#root`. One document runs one app, so a further call only changes the language, as
 * a customer does. Afterwards the root's `data-drawn` is the language in which the screen is complete.
 */
export function showScreen(screen: Screen, locale: string): void {
  if (locale === spoken) return;
  spoken = locale;
  drawn = (running === undefined ? startScreen(screen, locale) : changeLanguage(screen, locale)).then(() =>
    document.getElementById('root')?.setAttribute('data-drawn', locale),
  );
}

/** Resolves once the screen is complete, and again after its customer has typed something. */
export async function screenDrawn(screen: Screen): Promise<void> {
  await drawn;
  await complete(screen);
}

async function startScreen(screen: Screen, locale: string): Promise<void> {
  running = startApp(screen, locale);
  const edge = await running;
  await complete(screen);
  // Only now, because the app stores no customer's data: without a network from the start it would have nothing to show.
  if (screen.network === 'offline') {
    edge.cut('everything');
    setOnline(false);
    window.dispatchEvent(new Event('offline'));
  } else if (screen.network === 'streamLost') edge.cut('streams');
  else return;
  await untilShown('[data-part="banner"]');
  await complete(screen);
}

async function changeLanguage(screen: Screen, locale: string): Promise<void> {
  const { chosenLanguage } = await import('../../state/preferences.js');
  chosenLanguage.set(locale);
  await untilShown(`html[lang="${locale}"]`);
  await complete(screen);
}

/** Whether the machine that draws a story has a network does not matter. */
const setOnline = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true });

async function startApp(
  { address, network, isSignedIn = true }: Screen,
  locale: string,
): Promise<ContractEdge> {
  stopClock(Date.parse(now));
  setOnline(true);
  // A chart draws its words once, so their font must be there.
  await document.fonts.load("16px 'Inter Variable'");
  localStorage.clear();
  sessionStorage.clear();
  // A story of the kit before this one may have themed the document.
  for (const name of ['class', 'style', 'dir']) document.documentElement.removeAttribute(name);
  const store = (key: string, value: unknown) =>
    localStorage.setItem(`${h5.app.id}.1.${key}`, JSON.stringify(value));
  store('lang', locale);
  if (isSignedIn) store('session', { token: 'the-session-of-the-examples' });
  history.replaceState(null, '', `#${address}`);
  const edge = createContractEdge(examples, network, `${h5.app.base}api/v1`, window.fetch.bind(window));
  window.fetch = edge.fetch;
  await import('../../main.js');
  return edge;
}

/** Resolves when the page has everything that it asked for, or shows that it waits, and stays as it is. */
async function complete({ network }: Screen): Promise<void> {
  const edge = await running;
  await untilStill(() => {
    const main = document.querySelector('main[data-page]');
    const isThere = main?.querySelector('h1') != null;
    const isBusy = network !== 'loading' && main?.querySelector('[aria-busy="true"]') != null;
    return isThere && !isBusy && edge?.openRequests() === 0;
  });
}
