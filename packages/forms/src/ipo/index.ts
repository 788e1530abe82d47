export {
  subscriptionForm,
  type SubscriptionFormValues,
  type SubscriptionTicket,
} from './subscriptionForm.js';
