/**
 * The app without a network: its files lie in a cache of their version, and the few facts that a start needs beside them.
 * Nothing that belongs to a customer is ever kept. The build puts `FILES`, `WORDS` and `VERSION` in front; see
 * build/offlinePlugin.
 */
export {};

/** Every file of this version that a visit in English may need, from the root of the host. */
declare const FILES: readonly string[];
/** The words of the other languages, by language: kept for the one that is spoken. */
declare const WORDS: Readonly<Record<string, readonly string[]>>;
/** Names what the app keeps. */
declare const APP: string;
/** Where on its host the app lives: `/`, or a prefix such as `/invest/`. */
declare const BASE: string;
/** What the paths of its pages begin with; none where they stand behind `#`. */
declare const PAGES: readonly string[];
declare const VERSION: string;

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface Worker {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Waiting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent & Waiting) => void) => void);
  readonly location: Location;
  readonly clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly unknown[]> };
  skipWaiting: () => Promise<void>;
}
const worker = globalThis as unknown as Worker;

const PREFIX = `${APP}-files-`;
const CACHE = PREFIX + VERSION;
/** What everyone sees alike and a start cannot do without; the newest answer, for use without a network only. */
const FACTS_CACHE = `${APP}-facts`;
const FACTS = [
  'language',
  'market/app',
  'currency',
  'setting/base',
  // Names and symbols, which search needs where there is no network.
  'symbol',
].map((fact) => `${BASE}api/v1/${fact}`);
/** Which language is spoken, for the version that comes next: it has to bring those words along. */
const LANGUAGE_CACHE = `${APP}-language`;
/** Its one entry: an address that nothing else has, since a look into all caches must not find it. */
const LANGUAGE_KEY = '/spoken-language';
/** How long the newest page may take before the one that is here is shown. */
const PATIENCE_MS = 3000;

/** What the customer asks for goes over the same six connections: a whole app at once would keep it waiting. */
const FETCHES_AT_ONCE = 2;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = [...FILES];
  const fetchOn = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, fetchOn));
}

async function keep(cache: Cache, file: string): Promise<void> {
  // A name with a hash means the same content for ever: what the last version brought is not fetched again.
  const isHashed = file.startsWith(`${BASE}assets/`);
  const known = isHashed ? await caches.match(file) : undefined;
  const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'reload', priority: 'low' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

/** Keeps the words of a language, or, without one, of the language that was spoken last. */
async function keepWords(spoken?: string): Promise<void> {
  const store = await caches.open(LANGUAGE_CACHE);
  if (spoken !== undefined) await store.put(LANGUAGE_KEY, new Response(spoken));
  const language = spoken ?? (await (await store.match(LANGUAGE_KEY))?.text()) ?? '';
  const cache = await caches.open(CACHE);
  for (const file of WORDS[language] ?? [])
    if ((await cache.match(file)) === undefined) await keep(cache, file);
}

/** The facts that the visit which installs the worker asked for before there was one. */
async function rememberFacts(): Promise<void> {
  const facts = await caches.open(FACTS_CACHE);
  await Promise.all(
    FACTS.map(async (fact) => {
      if ((await facts.match(fact, { ignoreVary: true })) !== undefined) return;
      const response = await fetch(fact).catch(() => undefined);
      if (response?.ok === true) await facts.put(fact, response);
    }),
  );
}

/** Takes over at once. The files of older versions stay as long as another window may still ask for them. */
async function activate(): Promise<void> {
  const windows = await worker.clients.matchAll();
  if (windows.length <= 1) {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await worker.clients.claim();
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/**
 * The newest page where the server gives one in time, so that a reload always helps; else the one of this version, all of
 * whose files are here. Not that of an older one, whose files may be gone.
 */
async function openPage(request: Request): Promise<Response> {
  const newest = fetch(request);
  const answer = await Promise.race([newest.catch(() => undefined), wait(PATIENCE_MS)]);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await (await caches.open(CACHE)).match(BASE)) ?? newest;
}

async function openFile(request: Request): Promise<Response> {
  const known = await caches.match(request.url);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request.url, response.clone());
  return response;
}

async function askFact(request: Request): Promise<Response> {
  const facts = await caches.open(FACTS_CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await facts.put(request.url, response.clone());
    return response;
  } catch (error) {
    const known = await facts.match(request.url, { ignoreVary: true });
    if (known === undefined) throw error;
    return known;
  }
}

const isPage = (pathname: string) => pathname === BASE || PAGES.some((start) => pathname.startsWith(start));

function answerFor(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined;
  if (request.mode === 'navigate') return isPage(pathname) ? openPage(request) : undefined;
  if (FACTS.includes(pathname)) return askFact(request);
  const isFile = pathname.startsWith(`${BASE}assets/`) || (pathname !== BASE && FILES.includes(pathname));
  return isFile ? openFile(request) : undefined;
}

worker.addEventListener('install', (event) =>
  event.waitUntil(
    install()
      .then(() => keepWords())
      .then(rememberFacts),
  ),
);
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
worker.addEventListener('message', (event) => {
  const message = event.data as 'activate' | { language: string };
  if (message === 'activate') void worker.skipWaiting();
  else event.waitUntil(keepWords(message.language));
});
