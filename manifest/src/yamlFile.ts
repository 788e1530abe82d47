import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';

/** A file of YAML or JSON. */
export interface YamlFile {
  value: unknown;
  /** `file:line:column` of the value under `keys`: of the deepest key that is there. */
  placeOf: (keys: readonly PropertyKey[]) => string;
  /** What keeps it from being read at all, each with its place. */
  faults: readonly string[];
}

/** `shownAs`: how messages name the file. */
export function readYamlFile(file: string, shownAs: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${shownAs}:${line}:${col}`;
  };
  const faults = document.errors.map(
    ({ message, pos }) => `${at(pos[0])} yaml: ${message.split('\n')[0] ?? ''}`,
  );
  return {
    value: faults.length === 0 ? document.toJS() : undefined,
    faults,
    placeOf(keys) {
      let place = 0;
      let scope: unknown = document.contents;
      for (const key of keys) {
        const pair = isMap(scope) ? scope.items.find((each) => String(each.key) === String(key)) : undefined;
        const item = isSeq(scope) ? scope.items[Number(key)] : undefined;
        const found = (pair?.key ?? item) as { range?: [number, number, number] } | undefined;
        if (found === undefined) break;
        place = found.range?.[0] ?? place;
        scope = pair === undefined ? item : pair.value;
      }
      return at(place);
    },
  };
}
