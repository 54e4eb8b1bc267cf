-- The weight of a baby is said in grams.
alter table patient alter column weight type numeric(6, 3);
