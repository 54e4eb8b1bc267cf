-- Holders ask that a member leaves their group (requirement: leaving a family group).
alter table staff_request
  drop constraint staff_request_kind_check,
  add constraint staff_request_kind_check check (kind in (
    'PLAN_CONTACT', 'PLAN_CHANGE', 'PROBLEM', 'LOW_RATING', 'CORRECTION',
    'PAPER_COPY', 'ACCESS', 'RECTIFICATION', 'DELETION', 'FAMILY', 'FAMILY_REMOVAL'));
