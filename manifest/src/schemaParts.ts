import { z } from 'zod';

/** Unwraps optional schemas. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
    ? bare(schema.unwrap())
    : schema;
}

/** The direct parts of a schema, by key; `*` for each key of a record, `[]` for each entry of a list. */
function partsOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const part = bare(schema);
  if (part instanceof z.ZodObject) return part.shape;
  if (part instanceof z.ZodRecord) return { '*': part.valueType };
  if (part instanceof z.ZodArray) return { '[]': part.element };
  // The last option of a union is the one with keys.
  const option = part instanceof z.ZodUnion ? part.options.at(-1) : undefined;
  return option === undefined ? {} : partsOf(option);
}

/** The path of every field with a plain value: `theme.primary`, `pages.*.tab.order`. */
export function leavesOf(schema: z.core.$ZodType, at: readonly string[] = []): string[] {
  const parts = Object.entries(partsOf(schema));
  const isLeaf = parts.every(([key, part]) => key === '[]' && Object.keys(partsOf(part)).length === 0);
  if (isLeaf) return [at.join('.').replaceAll('.[]', '[]')];
  return parts.flatMap(([key, part]) => leavesOf(part, [...at, key]));
}

type Issue = z.core.$ZodIssue;

/** A value that a schema refuses: where, and what to write instead. */
export interface SchemaFault {
  keys: readonly PropertyKey[];
  message: string;
}

/** The errors of a value, worded for its author. */
export function faultsOfValue(schema: z.core.$ZodType, issues: readonly Issue[]): SchemaFault[] {
  return issues.map((issue) => wordsOf(schema, issue));
}

function wordsOf(schema: z.core.$ZodType, issue: Issue): SchemaFault {
  const { path } = issue;
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  if (inner !== undefined) {
    const words = wordsOf(partAt(schema, path), inner);
    return { keys: [...path, ...words.keys], message: words.message };
  }
  if (issue.code === 'invalid_key' && issue.issues[0] !== undefined)
    return { keys: path, message: issue.issues[0].message };
  if (issue.code !== 'unrecognized_keys') {
    const cure = cureOf(issue);
    return { keys: path, message: cure === undefined ? issue.message : `${issue.message}. ${cure}` };
  }
  const known = Object.keys(partsOf(partAt(schema, path)));
  // For an unknown key the schema reports the object around it; the key itself is shown.
  return {
    keys: [...path, ...issue.keys.slice(0, 1)],
    message: `${issue.message}. Write some of ${known.join(', ')}`,
  };
}

/** What to write instead, unless the message says so, as those of our own patterns do. */
function cureOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `Write ${NAMES_OF_TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `Write ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `Write ${issue.inclusive === true ? '' : 'more than '}${issue.minimum}${issue.inclusive === true ? ' or more' : ''}`
        : `Write at least ${issue.minimum}`;
    case 'too_big':
      return `Write ${issue.maximum} or less`;
    default:
      return undefined;
  }
}

const NAMES_OF_TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list, [...]',
  object: 'fields, {...}',
  record: 'fields, {...}',
};

/** The part of a schema for the value under `keys`. */
function partAt(schema: z.core.$ZodType, keys: readonly PropertyKey[]): z.core.$ZodType {
  return keys.reduce<z.core.$ZodType>((part, key) => {
    const parts = partsOf(part);
    return parts[String(key)] ?? parts['*'] ?? parts['[]'] ?? z.never();
  }, schema);
}
