-- One normal form for what is written of a medicine, wherever it is searched or compared: '0,9%' is '0.9 %',
-- '25 µg' (with either of its signs) and '25 ug' are '25 mcg', '1.000 mg' and '1 g' are '1000 mg', and
-- 'Comprimidos' is 'comprimido' (requirement: one name of a medicine).
create function medicine_text(written text) returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := public.search_text(translate(written, U&'\00B5\03BC', 'uu'));
  grams text;
begin
  -- Thousands have a point in Argentina, decimals a comma. Twice, for millions.
  plain := regexp_replace(plain, '\y([1-9]\d{0,5})\.(\d{3})(?!\d)', '\1\2', 'g');
  plain := regexp_replace(plain, '\y([1-9]\d{0,5})\.(\d{3})(?!\d)', '\1\2', 'g');
  plain := regexp_replace(plain, '(\d),(\d)', '\1.\2', 'g');
  plain := regexp_replace(plain, '(\d)\s*(%|[a-z])', '\1 \2', 'g');
  plain := regexp_replace(plain, '\y(ug|mcgs|microgramos?)\y', 'mcg', 'g');
  plain := regexp_replace(plain, '\ymiligramos?\y', 'mg', 'g');
  plain := regexp_replace(plain, '\y(gr|gramos?)\y', 'g', 'g');
  plain := regexp_replace(plain, '\y(cc|mililitros?)\y', 'ml', 'g');
  plain := regexp_replace(plain, '\y(u\.i\.|iu\y|unidades internacionales\y)', 'ui', 'g');
  loop
    grams := substring(plain from '(\d+(?:\.\d+)?) g\y');
    exit when grams is null;
    plain := regexp_replace(plain, '\d+(?:\.\d+)? g\y',
      trim_scale(grams::numeric * 1000)::text || ' mg');
  end loop;
  plain := regexp_replace(plain, '\y([a-z]+cion)es\y', '\1', 'g');
  return regexp_replace(plain, '\y([a-z]{3,})s\y', '\1', 'g');
end $$;

drop index medication_search;
create index medication_search on medication
  using gin (medicine_text(generic_name || ' ' || concentration || ' ' || form) gin_trgm_ops);

-- 'Amoxicilina con ácido clavulánico, 875/125 mg' is 'Ácido clavulánico + Amoxicilina, 125 mg + 875 mg'.
create function ingredients_key(ingredient text, strength text) returns text
  language plpgsql immutable parallel safe strict as $$
declare
  names text[] := regexp_split_to_array(public.medicine_text(ingredient), '\s*(?:[+/,]|\ycon\y|\yy\y)\s*');
  doses text[] := regexp_split_to_array(public.medicine_text(strength), '\s*\+\s*');
  unit text := substring(public.medicine_text(strength) from '[a-z%]+$');
begin
  if cardinality(names) > 1 and cardinality(doses) = 1 then
    doses := regexp_split_to_array(doses[1], '\s*/\s*');
  end if;
  if cardinality(doses) <> cardinality(names) then
    return (select string_agg(name, '+' order by name) from unnest(names) name)
      || '|' || public.medicine_text(strength);
  end if;
  return (
    select string_agg(name || case when dose ~ '^[\d.]+$' then dose || unit else dose end, '+' order by name)
    from unnest(names, doses) as one(name, dose));
end $$;

drop index price_offer_of_ingredient;
create or replace function price_key(ingredient text, form text, strength text) returns text
  language sql immutable parallel safe strict
  as $$ select replace(public.ingredients_key(ingredient, strength) || '|' || public.medicine_text(form), ' ', '') $$;
create index price_offer_of_ingredient on price_offer (branch_id, price_key(ingredient, form, strength), price);
