import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SealedFile } from '../platform/files/file-sealer.ts';

type FileTables = {
  account: { id: string };
  stored_file: SealedFile & {
    id: string;
    account_id: string;
    person_id: string | null;
    subject: string;
    purpose: 'study' | 'photo' | 'signature';
    filename: string;
    mimetype: string;
    size: number;
    sha256: string;
    created_at: Generated<Date>;
    seen_at: Date | null;
    hidden_at: Date | null;
  };
};

export type StoredFileRow = Selectable<FileTables['stored_file']>;
export type NewStoredFile = Omit<StoredFileRow, 'created_at' | 'seen_at' | 'hidden_at'>;
export type FileFacts = Pick<StoredFileRow, 'id' | 'filename' | 'mimetype' | 'size' | 'created_at'>;

/** Whose studies: a person's, or those of a profile that is still being written. */
export type FileOwner = { account_id: string; subject: string; person_id: string | null };

export const storedFilesRepository = (database: Database) => {
  const db = database.withTables<FileTables>();
  const standing = ({ account_id, subject, person_id }: FileOwner) =>
    db
      .selectFrom('stored_file')
      .where('purpose', '=', 'study')
      .where('hidden_at', 'is', null)
      .where((eb) =>
        person_id === null
          ? eb.and([
              eb('person_id', 'is', null),
              eb('account_id', '=', account_id),
              eb('subject', '=', subject),
            ])
          : eb('person_id', '=', person_id),
      );
  return {
    /** Two uploads of one account take turns, so that together they keep the limits. */
    lockAccount: (id: string) =>
      db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute(),

    insert: (row: NewStoredFile) =>
      db.insertInto('stored_file').values(row).returningAll().executeTakeFirstOrThrow(),

    list: (owner: FileOwner): Promise<FileFacts[]> =>
      standing(owner)
        .select(['id', 'filename', 'mimetype', 'size', 'created_at'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    find: (id: string) =>
      db
        .selectFrom('stored_file')
        .selectAll()
        .where('id', '=', id)
        .where('hidden_at', 'is', null)
        .executeTakeFirst(),

    findImage: (accountId: string, purpose: 'photo' | 'signature') =>
      db
        .selectFrom('stored_file')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .where('hidden_at', 'is', null)
        .executeTakeFirst(),

    /** From now on the file belongs to the record, whatever its owner takes away (K14). */
    markSeen: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ seen_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .where('seen_at', 'is', null)
        .execute(),

    /** Nobody saw it: the file goes, and its key with it. */
    deleteUnseen: async (id: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('stored_file')
        .where('id', '=', id)
        .where('seen_at', 'is', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    hide: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ hidden_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .execute(),

    /** The files of a profile that was being written belong to its person from now on. */
    give: ({ account_id, subject }: Omit<FileOwner, 'person_id'>, personId: string) =>
      db
        .updateTable('stored_file')
        .set({ person_id: personId })
        .where('account_id', '=', account_id)
        .where('subject', '=', subject)
        .where('person_id', 'is', null)
        .execute(),

    /** What was attached to a profile that nobody is going to finish. */
    deleteUnfinished: (account_id: string, subject: string) =>
      db
        .deleteFrom('stored_file')
        .where('account_id', '=', account_id)
        .where('subject', '=', subject)
        .where('person_id', 'is', null)
        .where('purpose', '=', 'study')
        .execute(),
  };
};
