import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { SealedFile } from '../../platform/files/file-sealer.ts';

type FileRow = Row<'stored_file'>;

/** A file with its bytes, which refused files no longer have. */
export type StoredFileRow = Omit<FileRow, keyof SealedFile> & SealedFile;
export type NewStoredFile = Omit<StoredFileRow, 'created_at' | 'seen_at' | 'hidden_at'>;

const FACTS = ['id', 'filename', 'mimetype', 'size', 'state', 'created_at'] as const;
export type FileFacts = Pick<FileRow, (typeof FACTS)[number]>;

/** The owner of a file. */
export type FileHolder = Pick<FileRow, 'account_id' | 'person_id' | 'state'>;

/** The owner of studies: a person, or an unfinished profile. */
export type FileOwner = Pick<FileRow, 'account_id' | 'subject' | 'person_id'>;

/** Selects files with their bytes; the state is required because only some states have bytes. */
export const filesWithBytes = (database: Database, state: 'AVAILABLE' | 'IN_REVIEW') =>
  database
    .withTables<Pick<Tables, 'stored_file'>>()
    .selectFrom('stored_file')
    .selectAll()
    .where('hidden_at', 'is', null)
    .where('state', '=', state)
    .$narrowType<SealedFile>();

export const storedFilesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'stored_file'>>();
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
    /** Locks an account, so that simultaneous uploads respect the limits together. */
    lockAccount: (id: string) =>
      db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute(),

    insert: (row: NewStoredFile) =>
      db.insertInto('stored_file').values(row).returning(FACTS).executeTakeFirstOrThrow(),

    list: (owner: FileOwner): Promise<FileFacts[]> =>
      standing(owner).select(FACTS).orderBy('created_at').orderBy('id').execute(),

    /** Finds the owner of a study, whether or not it is available. */
    findStudy: (id: string): Promise<FileHolder | undefined> =>
      db
        .selectFrom('stored_file')
        .select(['account_id', 'person_id', 'state'])
        .where('id', '=', id)
        .where('purpose', '=', 'study')
        .where('hidden_at', 'is', null)
        .executeTakeFirst(),

    /** A file that may be opened. */
    findAvailable: (id: string) =>
      filesWithBytes(database, 'AVAILABLE').where('id', '=', id).executeTakeFirst(),

    findImage: (accountId: string, purpose: 'photo' | 'signature') =>
      filesWithBytes(database, 'AVAILABLE')
        .where('account_id', '=', accountId)
        .where('purpose', '=', purpose)
        .executeTakeFirst(),
  };
};
