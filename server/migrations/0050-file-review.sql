-- A study waits until the antivirus has looked at it, and nobody opens it meanwhile (D-25).
-- What was stored before there was one counts as clean.
alter table stored_file
  add column state text not null default 'AVAILABLE' check (state in ('IN_REVIEW', 'AVAILABLE', 'REFUSED')),
  -- When the antivirus was last asked for; if that was long ago, it is asked again.
  add column review_asked_at timestamptz,
  alter column sealed drop not null,
  alter column wrapped_key drop not null,
  alter column key_id drop not null;

-- From now on whoever stores a file says whether it may be opened.
alter table stored_file alter column state drop default;

alter table stored_file
  -- A refused file is only its name: the bytes and their key are gone. Of every other file both are there.
  add constraint stored_file_refused_is_empty
    check (num_nulls(sealed, wrapped_key, key_id) = case state when 'REFUSED' then 3 else 0 end),
  add constraint stored_file_review_was_asked check (state <> 'IN_REVIEW' or review_asked_at is not null),
  -- Photos and signatures are pictures made anew: they wait for nobody.
  add constraint stored_file_only_studies_wait check (state = 'AVAILABLE' or purpose = 'study');

create index stored_file_in_review on stored_file (review_asked_at) where state = 'IN_REVIEW';
