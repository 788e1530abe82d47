-- How long reviews of close requests took is read from the last ones that were decided.
create index close_request_decided on close_request (decided_at desc) where status in ('approved', 'filled', 'refused');
