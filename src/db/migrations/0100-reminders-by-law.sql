-- Until when a reminder asks to be paid: the next step waits for that day. A process of the release before writes no reminders.
alter table payment_reminders add column if not exists pay_by date not null default (now())::date;
