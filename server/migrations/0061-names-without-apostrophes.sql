-- The words of a name, as people search them: `dangelo` finds D'Ángelo, and `o'higgins` O’Higgins.
create function name_text(text) returns text language sql immutable parallel safe strict
  as $$ select translate(public.search_text($1), '''’ʼ´`‘.', '') $$;

drop index person_of_name;
create index person_of_name on person
  using gin (name_text(first_name || ' ' || last_name) gin_trgm_ops) where account_id is not null;
