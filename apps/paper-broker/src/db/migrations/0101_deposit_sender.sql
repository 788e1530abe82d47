-- Which of the customer's own bank accounts the money comes from, where they say so. Removing an account deletes it, so
-- its number is copied.
alter table deposit add column sender_iban text check (sender_iban is null or type = 'card');
