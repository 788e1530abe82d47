import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { FormWords } from '../../components/FormWords.js';
import { FormFailure } from '../../components/FormFailure.js';
import { useT } from '../../i18n/index.js';
import { sheetForm } from './Trade.css.js';

export interface ChangeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  form: {
    submit: (event: SyntheticEvent) => Promise<void>;
    isSubmitting: boolean;
    failure: unknown;
    getValues: () => object;
  };
  /** Whether there is nothing to save. */
  isUnchanged?: boolean;
  /** Why nothing can be changed any more, and a link to what became of the record; replaces the form. */
  ended?: { readonly words: string; readonly link: ReactNode } | undefined;
  children: ReactNode;
}

/** A form in a sheet, with its button at the bottom. */
export function ChangeSheet({ form, isUnchanged = false, ended, children, ...sheet }: ChangeSheetProps) {
  const t = useT();
  const formId = useId();
  // The record may end because of what is being sent, whose answer then says more.
  const isOver = ended !== undefined && !form.isSubmitting;
  return (
    <Sheet
      open={sheet.isOpen}
      onOpenChange={sheet.onClose}
      title={sheet.title}
      description={sheet.description}
      dismissible={!form.isSubmitting}
      footer={
        isOver ? (
          ended.link
        ) : (
          <Button
            type="submit"
            form={formId}
            fullWidth
            size="large"
            busy={form.isSubmitting}
            disabled={isUnchanged}
          >
            {t('trade.save')}
          </Button>
        )
      }
    >
      {isOver ? (
        <Banner tone="caution" role="alert">
          {ended.words}
        </Banner>
      ) : (
        <FormWords>
          <form id={formId} className={sheetForm} noValidate onSubmit={(event) => void form.submit(event)}>
            {children}
            <FormFailure error={form.failure} fields={form.getValues()} />
          </form>
        </FormWords>
      )}
    </Sheet>
  );
}
