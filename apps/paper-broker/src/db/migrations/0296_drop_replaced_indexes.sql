-- What the indexes of the migrations before replace. Apart from them: a drop locks its table against readers, and is tried
-- again when it cannot have that lock at once.
drop index trade_order_of_member;
drop index position_of_member;
drop index close_request_of_member;
drop index deposit_of_member;
drop index withdrawal_of_member;
drop index loan_of_member;
drop index quant_subscription_of_member;
drop index notice_unread;
alter table journal drop constraint journal_reverses_key;
-- No query looks up journals by their subject.
drop index journal_by_subject;
