import type { ConsentText } from '@app/contract/consents';
import * as contract from '@app/contract/consents';
import { asList, asOk, done } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Route } from '../platform/http/route.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptChangedText, readChangedTexts } from './account-consents.ts';
import { type ConsentTextRow, consentTextsRepository } from './consent-texts.repository.ts';
import { holderReadingText } from './consents.copy.ts';
import { refuse } from './consents.refusals.ts';
import { consentsRepository } from './consents.repository.ts';
import { type GivenConsent, givenConsentsRepository } from './given-consents.repository.ts';
import { publishText } from './publish-text.ts';
import { teleconsultationRepository } from './teleconsultation.repository.ts';
import { acceptsWhatsApp, readWhatsAppConsent, setWhatsAppConsent } from './whatsapp-consent.ts';
import { withdrawTeleconsultation } from './withdraw-consent.ts';

/** Texts in force and who accepted them (requirement: text versions). */
export type Consents = ReturnType<typeof createConsents>;

type Kind = ConsentText['kind'];
/** Refuses a caller who may not act for a person. Passed in, since families are in a higher layer. */
export type RequireOwnPerson = (actor: Actor, personId: string) => Promise<unknown>;
type People = {
  requireOwnPerson: RequireOwnPerson;
  findPerson: (id: string) => Promise<{ id: string; account_id: string | null } | undefined>;
  /** The person of an account. */
  requirePersonOf: (actor: Actor) => Promise<string>;
};

export function createConsents(platform: Pick<Platform, 'clock' | 'database'>) {
  const texts = consentTextsRepository(platform.database);
  const consents = consentsRepository(platform.database);
  const teleconsultation = teleconsultationRepository(platform.database);
  return {
    findInForce: texts.findInForce,
    versions: texts.versions,
    publish: publishText,
    changedTexts: (actor: Actor) => readChangedTexts(platform.database, actor),
    acceptChanged: (actor: Actor, kind: 'terms' | 'privacy', bodyHash: string) =>
      acceptChangedText(platform.database, actor, kind, bodyHash),

    givenBy: givenConsentsRepository(platform.database).list,

    /** Whether a person accepted the teleconsultation text in force. */
    acceptsTeleconsultation: teleconsultation.acceptsTeleconsultation,

    /** Whether a person accepted any version of it and did not withdraw it. */
    standsByTeleconsultation: teleconsultation.standsByTeleconsultation,

    /** Whether a person accepted the version in force. It cannot be withdrawn until the transaction ends. */
    holdTeleconsultation: (transaction: DatabaseTransaction, personId: string) =>
      teleconsultationRepository(transaction).holdTeleconsultation(personId),

    withdrawTeleconsultation: (actor: Actor, personId: string) =>
      withdrawTeleconsultation(platform.database, actor, personId),

    /** What a person had accepted of the teleconsultation text at an instant, if anything. */
    teleconsultationAt: (database: Database, personId: string, instant: Date) =>
      teleconsultationRepository(database).teleconsultationAt(personId, instant),

    /** Texts that a person still has to accept before a teleconsultation. */
    async missing(personId: string): Promise<(ConsentTextRow & Pick<ConsentText, 'kind'>)[]> {
      const text = await texts.findInForce('teleconsultation');
      if (!text) return [];
      return (await consents.findLive(personId, text.id)) ? [] : [text];
    },

    async accept(actor: Actor, personId: string, kind: Kind, bodyHash: string): Promise<Date> {
      const text = await texts.findInForce(kind);
      if (!text) throw refuse('consents.text-not-found');
      if (text.body_hash !== bodyHash) throw refuse('consents.text-changed');
      await platform.database.transaction().execute(async (transaction) => {
        await consentsRepository(transaction).accept({
          id: newId(),
          consent_text_id: text.id,
          person_id: personId,
          accepted_by: actor.accountId,
          session_id: actor.sessionId,
        });
        await recordAudit(transaction, actor, {
          type: 'consent.accept',
          action: 'C',
          purpose: 'PATRQT',
          patient_id: personId,
          entity_type: 'consent_text',
          entity_id: text.id,
        });
      });
      const live = await consents.findLive(personId, text.id);
      return live?.accepted_at ?? platform.clock.now();
    },

    acceptsWhatsApp,
    readWhatsAppConsent: (personId: string) => readWhatsAppConsent(platform.database, personId),
    setWhatsAppConsent: (actor: Actor, personId: string, granted: boolean) =>
      setWhatsAppConsent(platform.database, actor, personId, granted),

    /** Whether a consultation is withheld from the account that acts for its patient (requirement: own grant). */
    isHeldBack: consents.isHeldBack,

    /** Stores in the record's transaction whether the holder may read a consultation, as its patient answered. */
    async keepHolderReading(
      transaction: DatabaseTransaction,
      actor: Actor,
      answer: { person_id: string; consultation_id: string; granted: boolean },
    ): Promise<void> {
      const text = await publishText(transaction, { kind: 'holder-reading', ...holderReadingText });
      await consentsRepository(transaction).insertAnswer({
        ...answer,
        id: newId(),
        consent_text_id: text.id,
        accepted_by: actor.accountId,
        session_id: actor.sessionId,
      });
    },
  };
}

export function consentsRoutes(
  route: Route,
  consents: Consents,
  { findPerson, requireOwnPerson, requirePersonOf }: People,
) {
  route(contract.getConsentText, async ({ params }) => {
    const text = await consents.findInForce(params.kind);
    if (!text) throw refuse('consents.text-not-found');
    return asOk(presentText(text));
  });

  route(contract.listChangedTexts, async ({ actor }) => asList(await consents.changedTexts(actor)));

  route(contract.acceptChangedText, async ({ actor, params, body }) => {
    await consents.acceptChanged(actor, params.kind, body.body_hash);
    return done;
  });

  route(contract.listMissingConsents, async ({ actor, query }) => {
    await requireOwnPerson(actor, query.patientId);
    return asList((await consents.missing(query.patientId)).map(presentText));
  });

  route(contract.acceptConsent, async ({ actor, body }) => {
    await requireOwnPerson(actor, body.patientId);
    const acceptedAt = await consents.accept(actor, body.patientId, body.kind, body.body_hash);
    return asOk({ accepted_at: acceptedAt.toISOString() });
  });

  route(contract.listGivenConsents, async ({ actor, query }) => {
    await requireOwnPerson(actor, query.patientId);
    const person = await findPerson(query.patientId);
    const given = person ? await consents.givenBy(person, actor.accountId) : [];
    return asList(given.flatMap(presentGiven).reverse());
  });

  route(contract.withdrawTeleconsultation, async ({ actor, body }) => {
    await requireOwnPerson(actor, body.patientId);
    await consents.withdrawTeleconsultation(actor, body.patientId);
    return done;
  });

  route(contract.getWhatsAppConsent, async ({ actor }) =>
    asOk(await consents.readWhatsAppConsent(await requirePersonOf(actor))),
  );

  route(contract.setWhatsAppConsent, async ({ actor, body }) => {
    const personId = await requirePersonOf(actor);
    await consents.setWhatsAppConsent(actor, personId, body.granted);
    return asOk(await consents.readWhatsAppConsent(personId));
  });
}

const presentText = (row: ConsentTextRow & Pick<ConsentText, 'kind'>): ConsentText => ({
  ...row,
  published_at: row.published_at.toISOString(),
});

/** Texts that a patient reads and accepts. Answers in a call and WhatsApp messages have switches of their own. */
function presentGiven(given: GivenConsent): contract.GivenConsent[] {
  const kind = contract.consentKinds.find((one) => one === given.kind);
  if (!kind) return [];
  return [
    {
      kind,
      title: given.title,
      version: given.version,
      accepted_at: given.accepted_at.toISOString(),
      withdrawn_at: given.withdrawn_at?.toISOString() ?? null,
      by_patient: given.by_patient,
    },
  ];
}
