/** Which browser and system a session was opened with: their names, or null where they are unknown. */
export interface DeviceNames {
  readonly browser: string | null;
  readonly system: string | null;
}

/** A name and what its `User-Agent` contains. The first one that fits counts, because browsers also name those they resemble. */
type Names = readonly (readonly [name: string, sign: RegExp])[];

const BROWSERS: Names = [
  ['Edge', /Edg(?:A|iOS|e)?\//],
  ['Opera', /OPR\/|OPT\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  // Matches the whole ending, because apps and browsers with the same engine append their own words.
  ['Chrome', /like Gecko\) (?:Headless)?Chrome\/[\d.]+(?: Mobile)? Safari\/[\d.]+$/],
  ['Chrome', /like Gecko\) CriOS\/[\d.]+ Mobile\/\w+ Safari\/[\d.]+$/],
  [
    'Safari',
    /^Mozilla\/5\.0 \((?:Macintosh|iPhone|iPad|iPod)\b.*like Gecko\) Version\/[\d.]+(?: Mobile\/\w+)? Safari\/[\d.]+$/,
  ],
];

const SYSTEMS: Names = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  // Safari on an iPad says this too, unless its owner asks for the pages of a phone.
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/**
 * The names in a `User-Agent`, for people who want to recognise their devices; a client can claim any of them. Only
 * names of the lists above are returned.
 */
export function readDevice(agent: string): DeviceNames {
  return { browser: nameIn(BROWSERS, agent), system: nameIn(SYSTEMS, agent) };
}

const nameIn = (names: Names, agent: string): string | null =>
  names.find(([, sign]) => sign.test(agent))?.[0] ?? null;
