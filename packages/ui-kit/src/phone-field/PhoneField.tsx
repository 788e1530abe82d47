import { listOf, recordOf } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control } from '../field/Field.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { ChevronDownIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import * as css from './PhoneField.css.js';
import { readPhone, type AreaCode, type PhoneValue } from './readPhone.js';

const english = { areaCode: en.areaCode, chooseOption: en.chooseOption };

export interface PhoneFieldProps extends FieldProps<PhoneValue> {
  /** The selectable codes, in list order. */
  areaCodes: readonly AreaCode[];
  /** Whether the browser may fill in a known number. @default 'tel-national' */
  autoComplete?: 'tel-national' | 'off' | undefined;
  /** The label of the Enter key on a phone's keyboard. */
  enterKeyHint?: 'next' | 'done' | 'go' | undefined;
}

/** A phone number with its country code. Pasting an international number selects the code. */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  const messages = useKitMessages(english);
  const [held, setHeld, reset] = useOwnValue('PhoneField', props);
  const inForm = onFormReset(reset);
  const { areaCode, number } = recordOf('PhoneField', 'value', held, { areaCode: '', number: '' });
  const areaCodes = listOf('PhoneField', 'areaCodes', props.areaCodes);
  return (
    <Field
      {...props}
      ref={inForm}
      start={
        <span data-part="area" className={css.area}>
          <span data-part="code" className={css.code} aria-hidden="true">
            {areaCode}
          </span>
          <ChevronDownIcon size="small" />
          <select
            data-part="select"
            className={css.select}
            aria-label={messages.areaCode}
            autoComplete="tel-country-code"
            value={areaCode}
            disabled={props.disabled}
            onChange={(event) => setHeld({ areaCode: event.currentTarget.value, number })}
          >
            {/* Without it, a browser chooses the first option for a code that is not in the list. */}
            {areaCodes.some(({ code }) => code === areaCode) ? null : (
              <option value={areaCode} disabled hidden>
                {areaCode || messages.chooseOption}
              </option>
            )}
            {areaCodes.map((entry) => (
              <option key={`${entry.code} ${entry.label}`} value={entry.code}>
                {`${entry.label} (${entry.code})`}
              </option>
            ))}
          </select>
        </span>
      }
    >
      {(field) => (
        <input
          {...field}
          ref={ref}
          data-part="control"
          className={control}
          name={props.name}
          type="tel"
          value={number}
          autoComplete={props.autoComplete ?? 'tel-national'}
          enterKeyHint={props.enterKeyHint}
          onChange={(event) => setHeld(readPhone(event.currentTarget.value, areaCode, areaCodes))}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  );
}
