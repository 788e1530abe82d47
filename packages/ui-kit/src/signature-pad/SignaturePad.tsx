import { useId, useRef, useState, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { RequiredMark } from '../field/RequiredMark.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue, type ValueProps } from '../hooks/useOwnValue.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { pictureOfName, pictureOfStrokes } from './drawSignature.js';
import * as css from './SignaturePad.css.js';
import { DrawnSignature, TypedSignature } from './SignatureWays.js';
import { useStrokes } from './useStrokes.js';

const english = {
  signatureWay: en.signatureWay,
  signatureDraw: en.signatureDraw,
  signatureType: en.signatureType,
  signatureMade: en.signatureMade,
};

export interface SignaturePadProps extends RootProps, ValueProps<File | null> {
  /** Always visible; names the pad. */
  label: string;
  /**
   * The signature as a PNG, 800 by 400 px, black on white; null while there is none. Passing null again does not
   * clear the pad.
   */
  value?: File | null | undefined;
  /** Called when a stroke ends, a name was typed, or the pad was cleared. */
  onValueChange?: ((value: File | null) => void) | undefined;
  /** The initial typed name: the customer's own, if known. */
  suggestedName?: string | undefined;
  /** The error message, one sentence; announced when it appears. */
  error?: string | undefined;
  /** Help text that holds before and after signing. */
  hint?: ReactNode;
  /** Whether it can be neither drawn on nor typed in. @default false */
  disabled?: boolean | undefined;
  /** Shows a required mark and announces it. @default false */
  required?: boolean | undefined;
}

/**
 * A signature: drawn with finger, pen or mouse, or typed, for customers who cannot or do not want to draw. Both give
 * a picture.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, disabled = false } = props;
  const [value, setValue, reset, isOwn] = useOwnValue<File | null>('SignaturePad', {
    ...props,
    defaultValue: props.defaultValue ?? null,
  });
  const messages = useKitMessages(english);
  const id = useId();
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [name, setName] = useState(props.suggestedName ?? '');
  // Pictures are made asynchronously; only the newest may be emitted.
  const newest = useRef(0);
  const emit = async (making: Promise<File | null>) => {
    const turn = ++newest.current;
    const file = await making;
    if (turn === newest.current) setValue(file);
  };
  const { clear, erase, pad } = useStrokes(
    !disabled && way === 'draw',
    (strokes) => void emit(pictureOfStrokes(strokes)),
  );
  const inForm = onFormReset(() => {
    reset();
    if (!isOwn) return;
    newest.current++;
    setWay('draw');
    setName(props.suggestedName ?? '');
    erase();
  });
  const hasError = props.error !== undefined && props.error !== '';

  return (
    <div
      {...rootOf(props, css.root)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-foot`}
      data-part="signature-pad"
      data-invalid={hasError || undefined}
      data-disabled={disabled || undefined}
    >
      <div ref={inForm} id={`${id}-label`} data-part="label" className={css.label}>
        {label}
        {props.required ? <RequiredMark /> : null}
      </div>
      <SegmentedControl
        label={messages.signatureWay}
        value={way}
        disabled={disabled}
        options={[
          { value: 'draw', label: messages.signatureDraw },
          { value: 'type', label: messages.signatureType },
        ]}
        onValueChange={(next) => {
          setWay(next);
          // A drawing is lost with its canvas; a typed name is kept and counts again.
          void emit(next === 'type' ? pictureOfName(name) : Promise.resolve(null));
        }}
      />
      {way === 'draw' ? (
        <DrawnSignature
          label={label}
          pad={pad}
          isEmpty={value === null}
          disabled={disabled}
          onClear={clear}
        />
      ) : (
        <TypedSignature
          name={name}
          disabled={disabled}
          onNameChange={(next) => {
            setName(next);
            void emit(pictureOfName(next));
          }}
        />
      )}
      <div id={`${id}-foot`} data-part="foot" className={css.foot}>
        <div aria-live="polite" data-part="error" className={css.error}>
          {`${props.error || ''}`}
        </div>
        <div data-part="hint" className={css.hint}>
          {props.hint}
        </div>
      </div>
      <div role="status" data-part="heard" className={css.heard}>
        {value === null ? null : fillMessage(messages.signatureMade, { label })}
      </div>
    </div>
  );
}
