import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { likeLiteral } from '../platform/database/like-literal.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** An offer of a branch; the price is in centavos. */
export type OfferRow = Omit<Row<'price_offer'>, 'branch_id'>;

/** A medicine as prescribed. */
export type Medicine = { generic_name: string; form: string; concentration: string };

/** The difference between a new list and the stored one. */
export type Difference = { added: number; changed: number; removed: number };

const fileOf = (offers: readonly OfferRow[]) =>
  sql`json_to_recordset(${JSON.stringify(offers)}::json) as file
    (product text, ingredient text, form text, strength text, pack text, price bigint)`;

export const priceListRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'price_list' | 'price_offer'>>();
  const offersOf = (branchId: string, search: string | undefined) =>
    db
      .selectFrom('price_offer')
      .where('branch_id', '=', branchId)
      .$if(Boolean(search), (query) =>
        query.where(
          sql<boolean>`medicine_text(product || ' ' || ingredient || ' ' || strength) like '%' || medicine_text(${likeLiteral(search ?? '')}) || '%'`,
        ),
      );
  return {
    findList: (branchId: string) =>
      db.selectFrom('price_list').selectAll().where('branch_id', '=', branchId).executeTakeFirst(),

    count: async (branchId: string, search: string | undefined): Promise<number> =>
      (
        await offersOf(branchId, search)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    list: (
      branchId: string,
      search: string | undefined,
      { size, number }: { size: number; number: number },
    ): Promise<OfferRow[]> =>
      offersOf(branchId, search)
        .select(['product', 'ingredient', 'form', 'strength', 'pack', 'price'])
        .orderBy(sql`search_text(product)`)
        .orderBy('product')
        .orderBy('ingredient')
        .orderBy('form')
        .orderBy('strength')
        .orderBy('pack')
        .limit(size)
        .offset(number * size)
        .execute(),

    /** Compares a list with the stored one; an offer is identified by everything except its price. */
    compare: async (branchId: string, offers: readonly OfferRow[]): Promise<Difference> => {
      const { rows } = await sql<Difference>`
        select count(*) filter (where own.product is null) as added,
          count(*) filter (where own.price <> file.price) as changed,
          count(*) filter (where file.product is null) as removed
        from ${fileOf(offers)}
        full join (select * from price_offer where branch_id = ${branchId}) own
          using (product, ingredient, form, strength, pack)`.execute(db);
      return rows[0] ?? { added: 0, changed: 0, removed: 0 };
    },

    /** Sets the list's date and locks it. */
    begin: (row: Row<'price_list'>) =>
      db
        .insertInto('price_list')
        .values(row)
        .onConflict((conflict) => conflict.column('branch_id').doUpdateSet(row))
        .execute(),

    /** Replaces the offers of a branch. */
    replace: async (branchId: string, offers: readonly OfferRow[]): Promise<void> => {
      await db.deleteFrom('price_offer').where('branch_id', '=', branchId).execute();
      await sql`
        insert into price_offer (branch_id, product, ingredient, form, strength, pack, price)
        select ${branchId}::uuid, product, ingredient, form, strength, pack, price
        from ${fileOf(offers)}`.execute(db);
    },

    /** The products of a branch for each of some medicines, numbered from one. */
    findBrands: async (branchId: string, medicines: readonly Medicine[], size: number) => {
      const { rows } = await sql<OfferRow & { place: number }>`
        select place, offer.*
        from json_to_recordset(${JSON.stringify(medicines.map((one, index) => ({ ...one, place: index + 1 })))}::json)
          as asked (place integer, generic_name text, form text, concentration text)
        cross join lateral (
          select product, ingredient, price_offer.form, strength, pack, price from price_offer
          where branch_id = ${branchId}
            and price_key(ingredient, price_offer.form, strength)
              = price_key(asked.generic_name, asked.form, asked.concentration)
          order by price, product, pack limit ${size}) offer
        order by place, price, product, pack`.execute(db);
      return rows;
    },
  };
};
