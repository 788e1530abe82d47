import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { CheckIcon, CopyIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './CopyField.css.js';
import { windowOf } from '../dom/tree.js';
import { copyText } from './copyText.js';

const english = { copied: en.copied, copy: en.copy, copyFailed: en.copyFailed };

export interface CopyFieldProps extends RootProps {
  /** The name of the value, such as "IBAN". Also names the copy button. */
  label: string;
  /** The text that is copied. */
  value: string;
  /** Shown instead of the value, such as a number in groups. The copy is always `value`. @default value */
  display?: ReactNode;
  /** Help text below, such as what to observe when using the value. */
  hint?: ReactNode;
}

/** How long the button shows its success. ms. */
const COPIED_MS = 2_000;

/**
 * A value to copy, such as a wallet address, an account number or a reference. If the clipboard refuses, the whole
 * value is shown and selected, so that it can be copied by hand.
 */
export function CopyField({ label, value, display, hint, ...rest }: CopyFieldProps) {
  const messages = useKitMessages(english);
  const id = useId();
  const text = useRef<HTMLSpanElement>(null);
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none');

  useEffect(() => {
    if (result === 'refused' && text.current !== null) {
      windowOf(text.current).getSelection()?.selectAllChildren(text.current);
    }
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setResult('none'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (button: Element) => {
    // Reset first; otherwise a second press would not be announced.
    setResult('none');
    setResult((await copyText(value, button)) ? 'copied' : 'refused');
  };
  const hasCopied = result === 'copied';
  return (
    <div {...rootOf(rest, css.root)} data-part="copy-field">
      <div id={`${id}-label`} data-part="label" className={css.label}>
        {label}
      </div>
      <div data-part="box" className={css.box}>
        <span ref={text} id={`${id}-value`} data-part="value" className={css.value}>
          {result === 'refused' ? value : (display ?? value)}
        </span>
        <button
          type="button"
          id={`${id}-button`}
          data-part="button"
          className={css.button}
          // "Copy IBAN": several of them on a page have different names.
          aria-labelledby={`${id}-button ${id}-label`}
          onClick={(event) => void copy(event.currentTarget)}
        >
          {hasCopied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          {hasCopied ? messages.copied : messages.copy}
        </button>
      </div>
      <div data-part="heard" className={css.heard} role="status">
        {hasCopied ? messages.copied : null}
      </div>
      <div data-part="foot" className={css.foot}>
        <div role="status">{result === 'refused' ? messages.copyFailed : null}</div>
        <div>{hint}</div>
      </div>
    </div>
  );
}
