import { Tabs } from '@fairlot/ui-kit/tabs';
import { useT } from '../../i18n/index.js';
import type { ContactStepProps } from './ContactForm.js';
import { MailContact } from './MailContact.js';
import { PhoneContact } from './PhoneContact.js';

export interface ContactTabsProps extends ContactStepProps {
  by: 'email' | 'phone';
  onByChange: (by: 'email' | 'phone') => void;
}

/** An address for a code, by mail or by phone. Switching between the two keeps the input. */
export function ContactTabs({ by, onByChange, ...step }: ContactTabsProps) {
  const t = useT();
  return (
    <Tabs
      label={t('identity.by')}
      value={by}
      onValueChange={onByChange}
      keepMounted
      items={[
        { value: 'email', label: t('identity.by.email'), content: <MailContact {...step} /> },
        { value: 'phone', label: t('identity.by.phone'), content: <PhoneContact {...step} /> },
      ]}
    />
  );
}
