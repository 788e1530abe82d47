import { Tabs } from '@fairlot/ui-kit/tabs';
import { useState } from 'react';
import { useT } from '../../i18n/index.js';
import type { ContactStepProps } from './ContactForm.js';
import { MailContact } from './MailContact.js';
import { PhoneContact } from './PhoneContact.js';

export interface ContactTabsProps extends ContactStepProps {
  by: 'email' | 'phone';
  onByChange: (by: 'email' | 'phone') => void;
}

/** An address for a code, by mail or by phone. Switching between the two keeps the input. */
export function ContactTabs({ by, onByChange, isBack = false, ...step }: ContactTabsProps) {
  const t = useT();
  // A tab that is chosen later leaves the focus where it is.
  const [first] = useState(by);
  const isBackAt = (way: typeof by) => isBack && way === first;
  return (
    <Tabs
      label={t('identity.by')}
      value={by}
      onValueChange={onByChange}
      keepMounted
      items={[
        {
          value: 'email',
          label: t('identity.by.email'),
          content: <MailContact {...step} isBack={isBackAt('email')} />,
        },
        {
          value: 'phone',
          label: t('identity.by.phone'),
          content: <PhoneContact {...step} isBack={isBackAt('phone')} />,
        },
      ]}
    />
  );
}
