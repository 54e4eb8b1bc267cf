import type { RecordPart } from '@app/contract/consultations';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { wholeConsultation } from './consultations.statements.ts';

// What an edit took away ends with a version and stays; null where it stands.
type Ordered = {
  id: string;
  consultation_id: string;
  position: number;
  until_version: number | null;
};

/** The tables of the record. */
export type ConsultationsTables = {
  consultation: {
    id: string;
    queue_id: string;
    claim_epoch: number;
    person_id: string;
    holder_id: string;
    author_id: string;
    consultation_type: 'VIRTUAL_GUARD' | 'APPOINTMENT';
    diagnosis: string;
    diagnosis_code: string | null;
    reason: string;
    detail: string;
    attention_type: string;
    prepaid_health_category_name: string | null;
    prepaid_health_name: string | null;
    affiliate_number: string | null;
    professional_name: string;
    professional_specialties: string;
    professional_license: string;
    started_at: Date;
    created_at: Generated<Date>;
    version: Generated<number>;
    /** When this version was written; null for the first one. */
    version_at: Date | null;
    changes: Generated<RecordPart[]>;
    content_hash: string;
  };
  consultation_version: {
    consultation_id: string;
    version: number;
    author_id: string;
    created_at: Date;
    diagnosis: string;
    diagnosis_code: string | null;
    reason: string;
    detail: string;
    changes: RecordPart[];
    content_hash: string;
  };
  consultation_addendum: {
    id: string;
    consultation_id: string;
    author_id: string;
    created_at: Generated<Date>;
    body: string;
    content_hash: string;
  };
  consultation_certificate: Ordered & {
    diagnosis: string;
    indications: string;
    unit: 'Horas' | 'Dias';
    duration: number;
    institution: string;
  };
  consultation_study: Ordered & { name: string; diagnosis: string; cuir: string | null };
  consultation_referral: Ordered & {
    name: string;
    diagnosis: string;
    comment: string;
    cuir: string | null;
  };
  consultation_instructions: Ordered & { body: string; template_id: number | null };
  consultation_draft: {
    queue_id: string;
    author_id: string;
    version: number;
    content: Record<string, unknown>;
    updated_at: Generated<Date>;
    finished_at: Date | null;
  };
  indications_template: { id: number; name: string; body: string };
  problem_report: { id: string; queue_id: string; account_id: string; body: string };
};

export type ConsultationRow = Selectable<ConsultationsTables['consultation']>;
export type NewConsultation = Omit<
  ConsultationRow,
  'created_at' | 'version' | 'version_at' | 'changes'
>;
export type VersionRow = Selectable<ConsultationsTables['consultation_version']>;
export type AddendumRow = Selectable<ConsultationsTables['consultation_addendum']>;
export type DraftRow = Selectable<ConsultationsTables['consultation_draft']>;
export type CertificateRow = Selectable<ConsultationsTables['consultation_certificate']>;
export type StudyRow = Selectable<ConsultationsTables['consultation_study']>;
export type ReferralRow = Selectable<ConsultationsTables['consultation_referral']>;
export type InstructionsRow = Selectable<ConsultationsTables['consultation_instructions']>;

export type ConsultationChildren = {
  certificates: CertificateRow[];
  studies: StudyRow[];
  referrals: ReferralRow[];
  instructions: InstructionsRow[];
};

export const consultationsRepository = (database: Database) => {
  const db = database.withTables<ConsultationsTables>();
  return {
    insert: (row: NewConsultation) =>
      db.insertInto('consultation').values(row).returningAll().executeTakeFirstOrThrow(),

    insertChildren: async ({
      certificates,
      studies,
      referrals,
      instructions,
    }: ConsultationChildren) => {
      if (certificates.length)
        await db.insertInto('consultation_certificate').values(certificates).execute();
      if (studies.length) await db.insertInto('consultation_study').values(studies).execute();
      if (referrals.length)
        await db.insertInto('consultation_referral').values(referrals).execute();
      if (instructions.length)
        await db.insertInto('consultation_instructions').values(instructions).execute();
    },

    findById: (id: string) =>
      db.selectFrom('consultation').selectAll().where('id', '=', id).executeTakeFirst(),

    findByQueueId: (queueId: string) =>
      db.selectFrom('consultation').selectAll().where('queue_id', '=', queueId).executeTakeFirst(),

    /** A record with all it ordered, as an account that answers for patients sees it, or whole. */
    findWhole: async (id: string, reader: string | null = null) =>
      (await wholeConsultation(database, id, reader))[0],

    countOf: async (personId: string) => {
      const row = await db
        .selectFrom('consultation')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },

    datesOf: (personId: string) =>
      db
        .selectFrom('consultation')
        .select(['id', 'created_at', 'professional_name'])
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** When a professional last attended a person: the start of the care window. */
    lastOfAuthor: (authorId: string, personId: string) =>
      db
        .selectFrom('consultation')
        .select('created_at')
        .where('author_id', '=', authorId)
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    templates: () => db.selectFrom('indications_template').selectAll().orderBy('name').execute(),

    findTemplates: (ids: number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('indications_template')
            .select(['id', 'name'])
            .where('id', 'in', ids)
            .execute(),

    findDraft: (queueId: string) =>
      db
        .selectFrom('consultation_draft')
        .selectAll()
        .where('queue_id', '=', queueId)
        .executeTakeFirst(),

    /** Writes a draft only over the version that its author read (requirement: draft kept). */
    saveDraft: (
      row: { queue_id: string; author_id: string; content: Record<string, unknown> },
      version: number,
    ) => {
      const content = sql<Record<string, unknown>>`${JSON.stringify(row.content)}::jsonb`;
      if (version === 0) {
        return db
          .insertInto('consultation_draft')
          .values({ ...row, content, version: 1 })
          .onConflict((conflict) => conflict.column('queue_id').doNothing())
          .returningAll()
          .executeTakeFirst();
      }
      return db
        .updateTable('consultation_draft')
        .set({ content, version: version + 1, updated_at: sql`clock_timestamp()` })
        .where('queue_id', '=', row.queue_id)
        .where('author_id', '=', row.author_id)
        .where('version', '=', version)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Ends a draft, only as the version that its author read; where none was saved, none is any more. */
    finishDraft: async (
      row: { queue_id: string; author_id: string },
      version: number,
      now: Date,
    ) => {
      const ended =
        version === 0
          ? db
              .insertInto('consultation_draft')
              .values({ ...row, version, content: {}, finished_at: now })
              .onConflict((conflict) => conflict.column('queue_id').doNothing())
              .returning('queue_id')
          : db
              .updateTable('consultation_draft')
              .set({ finished_at: now })
              .where('queue_id', '=', row.queue_id)
              .where('author_id', '=', row.author_id)
              .where('version', '=', version)
              .returning('queue_id');
      return (await ended.executeTakeFirst()) !== undefined;
    },

    insertProblem: (row: { id: string; queue_id: string; account_id: string; body: string }) =>
      db.insertInto('problem_report').values(row).execute(),
  };
};
