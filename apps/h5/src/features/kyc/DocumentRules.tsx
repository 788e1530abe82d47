import { useId, type ReactNode } from 'react';
import { useT, type MessageId } from '../../i18n/index.js';
import * as css from './Kyc.css.js';

/** The drawing of a document: a photo and lines of text. */
function Document() {
  return (
    <>
      <rect className={css.paper} x="20" y="16" width="80" height="48" rx="5" strokeWidth="1.5" />
      <circle className={css.head} cx="38" cy="34" r="7" />
      <path className={css.head} d="M27 52a11 9 0 0 1 22 0z" />
      <path className={css.lines} d="M58 30h32M58 39h26M58 48h30" strokeWidth="3" />
    </>
  );
}

const Tick = () => <path className={css.good} d="M84 60l7 7 15-17" strokeWidth="5" strokeLinejoin="round" />;

const drawings: readonly { rule: MessageId; drawing: ReactNode }[] = [
  {
    rule: 'kyc.rule.valid',
    drawing: (
      <>
        <Document />
        <Tick />
      </>
    ),
  },
  {
    rule: 'kyc.rule.clear',
    drawing: (
      <>
        <Document />
        <path className={css.fault} d="M62 14l14 0-26 52-14 0z" strokeWidth="1.5" />
        <path className={css.fault} d="M86 14l6 0-26 52-6 0z" strokeWidth="1.5" />
      </>
    ),
  },
  {
    rule: 'kyc.rule.background',
    drawing: (
      <>
        <path
          className={css.fault}
          d="M4 4h12v12H4zM104 4h12v12h-12zM4 64h12v12H4zM104 64h12v12h-12zM54 2h12v10H54zM54 68h12v10H54z"
          strokeWidth="1"
        />
        <Document />
      </>
    ),
  },
  {
    rule: 'kyc.rule.laid',
    drawing: (
      <>
        <Document />
        <path
          className={css.fault}
          d="M120 80V44q-8-6-16-2l-14 4q-6 3-1 7l9 1q-14 4-22 2-5 3-1 7l20 3q-12 3-16 2-4 3 0 6l14 6z"
          strokeWidth="1.5"
        />
      </>
    ),
  },
];

/** The rules for a photo of a document, each as a small picture. */
export function DocumentRules() {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.heading}>
        {t('kyc.rules')}
      </h2>
      <ul className={css.rules}>
        {drawings.map(({ rule, drawing }) => (
          <li key={rule} className={css.rule}>
            <svg viewBox="0 0 120 80" className={css.drawing} aria-hidden="true">
              {drawing}
            </svg>
            {t(rule)}
          </li>
        ))}
      </ul>
    </section>
  );
}
