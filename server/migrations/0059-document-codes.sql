-- Every code that a document prints, so that anybody who holds it finds out whether it is genuine.
create table document_code (
  code text primary key,
  document_id uuid not null references document
);
create index document_code_of_document on document_code (document_id);

insert into document_code (code, document_id)
select line ->> 'cuir', id
from document, jsonb_array_elements(content -> 'lines') as line
where kind in ('prescription', 'study', 'referral') and line ->> 'cuir' <> ''
union all
select content ->> 'checkCode', id from document where content ? 'checkCode';
