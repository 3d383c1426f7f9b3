-- Helpers and bookkeeping live where the REST API cannot reach them.
create schema private;

comment on schema private is 'Triggers, limits and bookkeeping of the public forms. Not exposed by the API.';

revoke all on schema private from public, anon, authenticated, service_role;

-- The numbers an operator may want to turn without a new migration, and the salt that must differ
-- in every database.
create table private.settings (
  id boolean primary key default true,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  soft_limit integer not null default 3,
  hard_limit integer not null default 10,
  unknown_limit integer not null default 60,
  surge_limit integer not null default 30,
  limit_window interval not null default '10 minutes',
  min_fill_seconds integer not null default 4,
  caller_headers text[] not null default '{cf-connecting-ip,x-forwarded-for}',
  constraint settings_id_single_row check (id),
  constraint settings_soft_limit_order check (soft_limit between 0 and hard_limit)
);

comment on table private.settings is 'One row: the limits of the public forms.';
comment on column private.settings.soft_limit is
  'Requests per caller, form and window that are stored unmarked; later ones are stored for review.';
comment on column private.settings.hard_limit is
  'Requests per caller, form and window that are stored at all; later ones are refused with 429.';
comment on column private.settings.unknown_limit is
  'The same for all callers together whose address is not known; they share one count.';
comment on column private.settings.surge_limit is
  'Requests of all callers per form and window; later ones are stored for review.';
comment on column private.settings.min_fill_seconds is
  'A form sent sooner than this after it was opened is stored for review.';
comment on column private.settings.caller_headers is
  'Request headers, in lower case, of which the first that is there names the caller''s address.';

alter table private.settings enable row level security;
revoke all on table private.settings from public, anon, authenticated, service_role;

insert into private.settings default values;
