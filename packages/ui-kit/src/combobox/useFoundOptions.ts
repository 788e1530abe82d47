import { useEffect, useState } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { listOf } from '../checks/usable.js';
import type { PickerOption } from '../picker/index.js';
import { matchOptions } from './matchOptions.js';

/**
 * Finds the options for a text; an empty list for none. A rejection shows an error with a retry. `signal` is aborted when
 * the text changes or the list closes.
 */
export type FindOptions<Value extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly PickerOption<Value>[]>;

export interface OptionSource<Value extends string> {
  /** The name of the part, for warnings. */
  readonly part: string;
  readonly options: readonly PickerOption<Value>[];
  readonly findOptions: FindOptions<Value> | undefined;
  /** Without spaces at its ends. '' while nothing was typed. */
  readonly text: string;
  readonly isOpen: boolean;
}

export interface FoundOptions<Value extends string> {
  readonly options: readonly PickerOption<Value>[];
  readonly state: 'ready' | 'loading' | 'failed';
  /** Asks again after a failure. */
  readonly retry: () => void;
}

interface Answer<Value extends string> {
  readonly text: string;
  readonly options: readonly PickerOption<Value>[];
  readonly hasFailed: boolean;
}

/** How long after the last key the options are requested. */
const PAUSE_MS = 200;

/** The options for a text: of the list, or found by the product. While it searches, those of the last text remain. */
export function useFoundOptions<Value extends string>(source: OptionSource<Value>): FoundOptions<Value> {
  const { part, options, findOptions, text, isOpen } = source;
  const isAsked = typeof findOptions === 'function' && text !== '';
  const [answer, setAnswer] = useState<Answer<Value>>();
  const isAnswered = answer?.text === text;

  const find = useEffectEvent(async (signal: AbortSignal) => {
    let next: Answer<Value>;
    try {
      const found = (await findOptions?.(text, signal)) ?? [];
      next = { text, options: listOf(part, 'findOptions', found), hasFailed: false };
    } catch {
      next = { text, options: [], hasFailed: true };
    }
    if (!signal.aborted) setAnswer(next);
  });
  useEffect(() => {
    if (!isAsked || !isOpen || isAnswered) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => void find(asking.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsked, isOpen, isAnswered, text]);

  const retry = () => setAnswer(undefined);
  if (!isAsked)
    return { options: findOptions ? options : matchOptions(options, text), state: 'ready', retry };
  const state = !isAnswered ? 'loading' : answer.hasFailed ? 'failed' : 'ready';
  return { options: answer?.options ?? [], state, retry };
}
