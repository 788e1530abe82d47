/**
 * Makes the app work offline: it caches the files of its version and the few public answers that a start needs. It
 * never stores a customer's data. The build prepends `FILES`, `WORDS` and `VERSION`; see build/offlinePlugin.
 */
export {};

/** Every file of this version that a visit in English may need, from the root of the host. */
declare const FILES: readonly string[];
/** The files of messages in other languages, by language; only those of the language in use are cached. */
declare const WORDS: Readonly<Record<string, readonly string[]>>;
/** Prefix of the app's cache names. */
declare const APP: string;
/** The app's path on its host: `/`, or a prefix such as `/invest/`. */
declare const BASE: string;
/** The first path segments of its pages; empty for the hash router. */
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
/** Public answers that a start needs; the newest ones, for offline use only. */
const FACTS_CACHE = `${APP}-facts`;
const FACTS = [
  'language',
  'market/app',
  'currency',
  'setting/base',
  // Names and symbols, for the offline search.
  'symbol',
].map((fact) => `${BASE}api/v1/${fact}`);
/** The language in use, for the next version, which must cache its messages. */
const LANGUAGE_CACHE = `${APP}-language`;
/** The key of its only entry: a path that nothing else has, because lookups in all caches must not find it. */
const LANGUAGE_KEY = '/spoken-language';
/** How long the newest page may take before the cached one is shown. */
const PATIENCE_MS = 3000;

/** The customer's requests share six connections with these; fetching the whole app at once would delay them. */
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
  // A hashed file name means immutable content, so a file of the last version is not fetched again.
  const isHashed = file.startsWith(`${BASE}assets/`);
  const known = isHashed ? await caches.match(file) : undefined;
  const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'reload', priority: 'low' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

/** Caches the messages of a language, by default of the language last used. */
async function keepWords(spoken?: string): Promise<void> {
  const store = await caches.open(LANGUAGE_CACHE);
  if (spoken !== undefined) await store.put(LANGUAGE_KEY, new Response(spoken));
  const language = spoken ?? (await (await store.match(LANGUAGE_KEY))?.text()) ?? '';
  const cache = await caches.open(CACHE);
  for (const file of WORDS[language] ?? [])
    if ((await cache.match(file)) === undefined) await keep(cache, file);
}

/** Caches the public answers that the installing visit requested before the worker existed. */
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

/** Takes control at once. Files of older versions stay as long as another window may need them. */
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
 * Returns the newest page if the server sends it in time, so that a reload always helps; otherwise the cached one of
 * this version, whose files are all cached. It never returns that of an older version, whose files may be gone.
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
  // `no-store` asks whether the server answers.
  if (FACTS.includes(pathname) && request.cache !== 'no-store') return askFact(request);
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
