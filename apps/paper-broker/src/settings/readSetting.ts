/** The environment variables that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with which the server cannot start. The message has one line for each, with its name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readOptional(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

export function readText(env: Environment, name: string, fallback: string): string {
  return readOptional(env, name) ?? fallback;
}

/** A URL of one of some schemes, as text. The message omits the value, which may contain a password. */
export function readUrl(
  env: Environment,
  name: string,
  schemes: readonly string[],
  example: string,
): string | undefined {
  const text = readOptional(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !schemes.includes(url.protocol) || url.hostname === '')
    throw new ConfigError(`${name} must look like ${example}.`);
  return text;
}

export function readInteger<Fallback extends number | undefined>(
  env: Environment,
  name: string,
  fallback: Fallback,
  { min, max }: { readonly min: number; readonly max: number },
): number | Fallback {
  const text = readOptional(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw new ConfigError(
      `${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`,
    );
  }
  return value;
}

export function readAmount(env: Environment, name: string, fallback: string): string {
  const text = readText(env, name, fallback);
  if (!/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/.test(text))
    throw new ConfigError(`${name} must be an amount such as 10000, not ${JSON.stringify(text)}.`);
  return text;
}

export const readNames = (env: Environment, name: string): readonly string[] =>
  (readOptional(env, name) ?? '').split(',').flatMap((each) => each.trim() || []);

export function readChoice<Choice extends string, Fallback extends Choice | undefined>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Fallback,
): Choice | Fallback {
  const text = readOptional(env, name);
  if (text === undefined) return fallback;
  const choice = choices.find((each) => each === text);
  if (choice === undefined)
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not ${JSON.stringify(text)}.`);
  return choice;
}

/** @param choices the text for true, then the text for false */
export function readSwitch(
  env: Environment,
  name: string,
  choices: readonly [string, string],
  fallback: string,
): boolean {
  return readChoice(env, name, choices, fallback) === choices[0];
}
