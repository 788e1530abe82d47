import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';

/** A YAML or JSON file. */
export interface YamlFile {
  value: unknown;
  /** `file:line:column` of the value under `keys`, or of the deepest existing key. */
  placeOf: (keys: readonly PropertyKey[]) => string;
  /** Syntax errors, each with its position. */
  faults: readonly string[];
}

/** `shownAs`: the file's name in messages. */
export function readYamlFile(file: string, shownAs: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {
    lineCounter: lines,
    // Their messages would repeat the position.
    prettyErrors: false,
  });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${shownAs}:${line}:${col}`;
  };
  const faults = document.errors.map(({ message, pos }) => `${at(pos[0])} yaml: ${message}`);
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
