-- In the order in which trading locks them.
alter table account drop constraint account_pkey, add constraint account_pkey primary key using index account_of_its_member;
alter table position drop constraint position_pkey, add constraint position_pkey primary key using index position_of_its_member;
alter table close_request drop constraint close_request_pkey, add constraint close_request_pkey primary key using index close_request_of_its_member;
alter table trade_order drop constraint trade_order_pkey, add constraint trade_order_pkey primary key using index trade_order_of_its_member;
alter table fill drop constraint fill_pkey, add constraint fill_pkey primary key using index fill_of_its_member;
alter table lot drop constraint lot_pkey, add constraint lot_pkey primary key using index lot_of_its_member;
alter table block_trade drop constraint block_trade_pkey, add constraint block_trade_pkey primary key using index block_trade_of_its_member;
