import type { FormEvent, ReactNode } from 'react';
import { EstimateLine, type EstimateLineProps } from '../../components/estimate/EstimateLine.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useT } from '../../i18n/index.js';
import { form as formClass, page } from './OrderTicket.css.js';
import type { TicketAction } from './ticketQueries.js';

export interface TicketFormProps extends EstimateLineProps {
  form: {
    readonly submit: (event: FormEvent) => Promise<void>;
    readonly isSubmitting: boolean;
    readonly failure: unknown;
  };
  money: TicketAction;
  /** The button leads to the review. */
  buttonLabel: string;
  /** Whether the button is off. @default false */
  disabled?: boolean;
  /** The review's sheet, once there is one. */
  review: ReactNode;
  /** The choice of side and the fields. */
  children: ReactNode;
}

/** The frame of a ticket: its fields, why it was refused, and the estimate above the button to the review. */
export function TicketForm(props: TicketFormProps) {
  const { form, money, buttonLabel, disabled = false, review, children, ...estimate } = props;
  const t = useT();
  return (
    <form className={page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={formClass}>
        {children}
        <Refusal title={t('orderTicket.refused')} failure={form.failure} />
      </div>
      <ReviewFooter
        summary={<EstimateLine {...estimate} />}
        action={money.action}
        buttonLabel={buttonLabel}
        busy={form.isSubmitting}
        disabled={disabled}
      />
      {review}
    </form>
  );
}
