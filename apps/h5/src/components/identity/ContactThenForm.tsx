import type { ReactNode } from 'react';
import type { Contact } from './contact.js';
import { ContactTabs, type ContactTabsProps } from './ContactTabs.js';
import { useSentTo } from './useSentTo.js';

export interface ContactThenFormProps extends Pick<ContactTabsProps, 'by' | 'onByChange'> {
  purpose: 'register' | 'reset';
  /** The form that needs the code. `change` asks for another address. */
  children: (contact: Contact, change: () => void) => ReactNode;
}

/** First an address, to which a code is sent; then the form that needs the code. */
export function ContactThenForm({ purpose, children, ...tabs }: ContactThenFormProps) {
  const [contact, keep, forget] = useSentTo(purpose);
  if (contact !== undefined && contact !== null) return children(contact, forget);
  return <ContactTabs {...tabs} purpose={purpose} isBack={contact === null} onSent={keep} />;
}
