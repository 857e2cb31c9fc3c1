-- expand: columns of requests to support that are about payments. Topics and their parts are numbers of
-- shared/domain/cashier/payment-topics.ts.

alter table support_thread
  add column payment_topic int,
  add column payment_sub_topic int,
  add column payment_id bigint references payment,
  add constraint support_thread_payment_check
    check (payment_topic is not null or (payment_sub_topic is null and payment_id is null));
create index support_thread_of_payment on support_thread (payment_id) where payment_id is not null;
