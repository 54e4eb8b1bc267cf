-- Backups that the host made and reported (requirement: backups reported).
create table backup_run (
  id uuid primary key,
  finished_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
create index backup_run_newest on backup_run (finished_at desc);
