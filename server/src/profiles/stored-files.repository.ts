import type { StudyState } from '@app/contract/profiles';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SealedFile } from '../platform/files/file-sealer.ts';

/** The sealed bytes of a file; of a refused one they are gone. */
type Sealing = { [part in keyof SealedFile]: SealedFile[part] | null };

type FileTables = {
  account: { id: string };
  stored_file: Sealing & {
    id: string;
    account_id: string;
    person_id: string | null;
    subject: string;
    purpose: 'study' | 'photo' | 'signature';
    filename: string;
    mimetype: string;
    size: number;
    sha256: string;
    /** Photos and signatures are always there to be seen. */
    state: StudyState;
    /** When the antivirus was last asked for. */
    review_asked_at: Date | null;
    created_at: Generated<Date>;
    seen_at: Date | null;
    hidden_at: Date | null;
  };
};

type FileRow = Selectable<FileTables['stored_file']>;

/** A file with its bytes. */
export type StoredFileRow = Omit<FileRow, keyof SealedFile> & SealedFile;
export type NewStoredFile = Omit<StoredFileRow, 'created_at' | 'seen_at' | 'hidden_at'>;
export type FileFacts = Pick<
  FileRow,
  'id' | 'filename' | 'mimetype' | 'size' | 'state' | 'created_at'
>;
/** Whose file it is. */
export type FileHolder = Pick<FileRow, 'account_id' | 'person_id' | 'state'>;

const FACTS = ['id', 'filename', 'mimetype', 'size', 'state', 'created_at'] as const;

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
  /** Files with their bytes; who names no state that has them gets none. */
  const withBytes = (state: 'AVAILABLE' | 'IN_REVIEW') =>
    db
      .selectFrom('stored_file')
      .selectAll()
      .where('hidden_at', 'is', null)
      .where('state', '=', state)
      .$narrowType<SealedFile>();
  return {
    /** Two uploads of one account take turns, so that together they keep the limits. */
    lockAccount: (id: string) =>
      db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute(),

    insert: (row: NewStoredFile) =>
      db.insertInto('stored_file').values(row).returning(FACTS).executeTakeFirstOrThrow(),

    list: (owner: FileOwner): Promise<FileFacts[]> =>
      standing(owner).select(FACTS).orderBy('created_at').orderBy('id').execute(),

    /** Whose a study is, whether or not it may be opened. */
    findStudy: (id: string): Promise<FileHolder | undefined> =>
      db
        .selectFrom('stored_file')
        .select(['account_id', 'person_id', 'state'])
        .where('id', '=', id)
        .where('purpose', '=', 'study')
        .where('hidden_at', 'is', null)
        .executeTakeFirst(),

    /** A file that may be opened. */
    findAvailable: (id: string) => withBytes('AVAILABLE').where('id', '=', id).executeTakeFirst(),

    findImage: (accountId: string, purpose: 'photo' | 'signature') =>
      withBytes('AVAILABLE')
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .executeTakeFirst(),

    /** A file that waits, for the antivirus that was asked at that moment and for nobody else. */
    findInReview: (id: string, askedAt: Date) =>
      withBytes('IN_REVIEW')
        .where('id', '=', id)
        .where('review_asked_at', '=', askedAt)
        .executeTakeFirst(),

    /** The antivirus found nothing: it may be opened, if it still waits. */
    clear: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ state: 'AVAILABLE' })
        .where('id', '=', id)
        .where('state', '=', 'IN_REVIEW')
        .execute(),

    /** The antivirus found something: only the name stays, if it still waits. */
    refuse: (id: string) =>
      db
        .updateTable('stored_file')
        .set({ state: 'REFUSED', sealed: null, wrapped_key: null, key_id: null })
        .where('id', '=', id)
        .where('state', '=', 'IN_REVIEW')
        .returning('person_id')
        .executeTakeFirst(),

    /** Files for which the antivirus was asked before that moment and still wait: asked for anew, by one node. */
    askAgain: (before: Date, now: Date) =>
      db
        .updateTable('stored_file')
        .set({ review_asked_at: now })
        .where('state', '=', 'IN_REVIEW')
        .where('review_asked_at', '<', before)
        .returning('id')
        .execute(),

    /** From now on the file belongs to the record (requirement: seen study stays), whatever its owner takes away. */
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
