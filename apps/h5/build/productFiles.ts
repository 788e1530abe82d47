import { readYamlFile } from '../../../manifest/src/yamlFile.js';

/**
 * Reads a JSON file with an object. `shownAs`: its name in messages; `faultOf`: what is wrong with an entry.
 * @throws with the position of what is wrong, and what to write
 */
export function readObject<Value>(
  file: string,
  shownAs: string,
  faultOf: (key: string, value: unknown) => string | undefined = () => undefined,
): Readonly<Record<string, Value>> {
  const { value, placeOf, faults } = readYamlFile(file, shownAs);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${placeOf([])} this is no object: write { and }`);
  for (const [key, entry] of Object.entries(value)) {
    const fault = faultOf(key, entry);
    if (fault !== undefined) throw new Error(`${placeOf([key])} ${fault}`);
  }
  return value as Readonly<Record<string, Value>>;
}

/** Reads a product's own messages of one language. `isSaid`: whether the app has a message of this id. */
export const readOwnMessages = (file: string, shownAs: string, isSaid: (id: string) => boolean) =>
  readObject<string>(file, shownAs, (id, text) => {
    if (!isSaid(id)) return `the app says nothing called "${id}". Write an id of apps/h5/src/messages`;
    return typeof text === 'string' ? undefined : 'a message is text: write it in quotation marks';
  });
