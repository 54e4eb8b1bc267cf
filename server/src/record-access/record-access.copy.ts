import { dayOf, withCapitalArticle, writtenDay } from '@app/contract/kernel';
import type { NewReview } from '@app/contract/record-access';
import type { Reader } from '../family-group/index.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { PersonRow, ProfessionalProfile } from '../profiles/index.ts';
import { titledName } from '../profiles/index.ts';

const dayText = (instant: Date): string => writtenDay(dayOf(instant));

/** For the start of a sentence: 'La Dra. Laura Benítez (M.N. 104233)'. */
function signed({ person, licenceLabel }: ProfessionalProfile): string {
  const name = withCapitalArticle(titledName(person));
  return licenceLabel ? `${name} (${licenceLabel})` : name;
}

/** The reader by link, without an account. */
export const whoHadTheLink = 'Quien tenía el enlace';

/** The medical director, who reads for the clinic. */
export const theDirector = 'La dirección técnica';

export const grantedSubject = 'Te dieron permiso para ver una historia clínica';

export const grantedBody = (
  { first_name, last_name }: Pick<PersonRow, 'first_name' | 'last_name'>,
  until: Date,
): string =>
  `<p>Podés ver la historia clínica de ${escapeHtml(`${first_name} ${last_name}`)} hasta el ${dayText(until)}. La encontrás en <a href="/historia-clinica">Historia clínica</a>.</p>`;

/** Whose record it is, for the reader of a notification: with the first name unless it is their own. */
const whose = ({ memberName }: Reader): string =>
  memberName === null ? 'tu historia clínica' : `la historia clínica de ${memberName}`;

export const emergencyNotice = (
  professional: ProfessionalProfile,
  { person_id, reason }: { person_id: string; reason: string },
  reader: Reader,
) => ({
  subject: `Abrieron ${whose(reader)} por una urgencia`,
  description: `<p>${escapeHtml(`${signed(professional)} abrió ${whose(reader)}`)} y escribió este motivo: <i>${escapeHtml(reason)}</i></p><p>Puede verla durante una hora. Todas las lecturas quedan en <a href="/accesos-a-mi-historia?persona=${person_id}">Quién accedió a ${escapeHtml(whose(reader))}</a>. Si no corresponde, escribinos desde <a href="/ayuda">Ayuda</a>.</p>`,
});

/** Mail to the medical director: who opened a record, never whose. */
export const emergencyMail = (
  brand: string,
  professional: ProfessionalProfile,
  publicUrl: string,
) => ({
  subject: `${brand}: se abrió una historia clínica por una urgencia`,
  paragraphs: [
    `${signed(professional)} abrió una historia clínica sin atender a la persona, con un motivo escrito.`,
    'La persona recibió un aviso. El motivo y las lecturas están en el registro de accesos.',
  ],
  link: { label: `Ir a ${brand}`, url: publicUrl },
});

export const reviewSubject = 'La dirección técnica revisó una urgencia';

const VERDICTS = {
  JUSTIFIED: 'estuvo justificada',
  NOT_JUSTIFIED: 'no estuvo justificada',
};

export const reviewBody = ({ verdict, note }: NewReview): string =>
  `<p>La historia clínica que abriste sin atender a la persona ${VERDICTS[verdict]}, según la dirección técnica: <i>${escapeHtml(note)}</i></p>`;
