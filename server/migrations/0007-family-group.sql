-- Members of a holder's group. Some are valid only once they accepted (requirement: member acceptance).
create table family_link (
  id uuid primary key,
  holder_id uuid not null references person,
  member_id uuid not null unique references person,
  relationship_to_titular text not null
    check (relationship_to_titular in ('SPOUSE', 'PARTNER', 'OFFSPRING', 'IN_CHARGE')),
  status text not null default 'ACTIVE' check (status in ('PENDING', 'ACTIVE', 'ENDED')),
  created_at timestamptz not null default now(),
  -- Who answered for the person with that DNI, and when.
  answered_by uuid references account,
  answered_at timestamptz,
  check (holder_id <> member_id)
);
create index family_link_of_holder on family_link (holder_id) where status = 'ACTIVE';
create index family_link_pending on family_link (member_id) where status = 'PENDING';
create index family_link_by_answered_by on family_link (answered_by);

-- The last mail about an invitation: one per account and holder in thirty days
-- (requirement: member acceptance).
create table family_invitation_mail (
  holder_id uuid not null references person,
  account_id uuid not null references account,
  link_id uuid not null references family_link,
  sent_at timestamptz not null,
  primary key (holder_id, account_id)
);
create index family_invitation_mail_by_account_id on family_invitation_mail (account_id);
create index family_invitation_mail_by_link_id on family_invitation_mail (link_id);
