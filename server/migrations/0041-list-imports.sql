-- Where the rows of a list come from: one row for each seed or import (source, licence, file, counts).
create table list_import (
  id uuid primary key,
  list text not null,
  source text not null,
  licence text not null,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  imported_at timestamptz not null default now(),
  rows_read integer not null check (rows_read >= 0),
  rows_added integer not null check (rows_added >= 0),
  rows_changed integer not null check (rows_changed >= 0),
  rows_deactivated integer not null check (rows_deactivated >= 0)
);
create index list_import_of_list on list_import (list, imported_at);

-- Insurers that older seeds brought without their kind.
update prepaid_health set kind = 'PARTICULAR' where name = 'PARTICULAR';
update prepaid_health set kind = 'SOCIAL' where name in ('PAMI', 'IOMA');
