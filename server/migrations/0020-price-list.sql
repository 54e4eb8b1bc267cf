-- What branches sell, by ingredient (requirement: all brands). A file takes the place of the whole list.
create table price_list (
  branch_id uuid primary key references branch_office,
  imported_at timestamptz not null,
  imported_by uuid not null references account
);
create index price_list_by_imported_by on price_list (imported_by);

-- How an ingredient with its form and strength is compared: 'Ibuprofeno, comprimidos, 400mg' is 'IBUPROFENO, Comprimidos, 400 mg'.
create function price_key(ingredient text, form text, strength text) returns text language sql immutable parallel safe strict
  as $$ select replace(public.search_text(ingredient || '|' || form || '|' || strength), ' ', '') $$;

create table price_offer (
  branch_id uuid not null references price_list on delete cascade,
  product text not null check (char_length(product) between 1 and 120),
  ingredient text not null check (char_length(ingredient) between 1 and 120),
  form text not null check (char_length(form) between 1 and 120),
  strength text not null check (char_length(strength) between 1 and 120),
  pack text not null check (char_length(pack) between 1 and 120),
  -- Whole centavos.
  price bigint not null check (price >= 0),
  primary key (branch_id, product, ingredient, form, strength, pack)
);
create index price_offer_of_ingredient on price_offer (branch_id, price_key(ingredient, form, strength), price);
