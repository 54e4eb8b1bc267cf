-- Texts of the product that the clinic changes (requirement: contents in versions). Those that people accept are
-- published into consent_text.

-- What is being written; gone once it was published.
create table content_draft (
  id uuid primary key,
  kind text not null unique check (kind in (
    'terms', 'privacy', 'teleconsultation', 'help', 'recommendations', 'emergency-numbers', 'nobody-on-duty')),
  title text not null,
  body text not null,
  changes text not null,
  version integer not null,
  saved_by uuid not null references account,
  saved_at timestamptz not null
);
create index content_draft_by_saved_by on content_draft (saved_by);

-- What the page carries. The first version is what the product came with; it is stored with the second.
create table content_version (
  kind text not null check (kind in ('help', 'recommendations', 'emergency-numbers', 'nobody-on-duty')),
  version integer not null,
  title text not null,
  body text not null,
  changes text not null,
  published_at timestamptz,
  published_by uuid references account,
  primary key (kind, version),
  constraint content_version_first_is_the_products check ((version = 1) = (published_by is null)),
  check ((published_by is null) = (published_at is null))
);
create index content_version_by_published_by on content_version (published_by);
create trigger content_version_is_append_only before update or delete on content_version
  for each row execute function refuse_record_change();
