-- How people and doctors name a diagnosis whose official name has other words: 'gripe', 'dolor lumbar'.
alter table diagnosis add column everyday_words text not null default '';

-- A code is also typed without its dot.
create function diagnosis_search_text(cie_10 text, name text, everyday_words text) returns text
  language sql immutable parallel safe strict
  return search_text(cie_10 || ' ' || replace(cie_10, '.', '') || ' ' || name || ' ' || everyday_words);

drop index diagnosis_search;
create index diagnosis_search on diagnosis
  using gin (diagnosis_search_text(cie_10, name, everyday_words) gin_trgm_ops);
