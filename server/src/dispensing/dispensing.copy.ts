import type { BranchRow } from '../pharmacies/index.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { PrescriptionRow } from '../prescriptions/index.ts';

type Branch = Pick<BranchRow, 'name' | 'pharmacy_name' | 'locality'>;

const MINE = '<a href="/paciente/mis-recetas">Mis recetas</a>';

const place = ({ name, pharmacy_name, locality }: Branch): string =>
  escapeHtml(`${pharmacy_name}, ${name} (${locality})`);

export const openedNotice = (prescription: string, branch: Branch) => ({
  subject: `Una farmacia abrió ${prescription}`,
  description: `<p>La abrió ${place(branch)}, con su código y el DNI del paciente. Si no fuiste vos ni alguien a quien se la diste, escribinos desde <a href="/ayuda">Ayuda</a>.</p>`,
});

export const dispensedNotice = (prescription: string, branch: Branch, partial: boolean) => ({
  subject: `Una farmacia dispensó ${partial ? 'en parte ' : ''}${prescription}`,
  description: `<p>La dispensó ${place(branch)}. ${
    partial
      ? 'No te entregaron todo lo recetado. La receta no se puede usar de nuevo: para lo que falta necesitás otra.'
      : 'Ya no se puede usar de nuevo.'
  }</p><p>La constancia está en ${MINE}.</p>`,
});

export const blockedNotice = (prescription: string, branch: Branch) => ({
  subject: `Una farmacia bloqueó ${prescription}`,
  description: `<p>${place(branch)} encontró un error en la receta y ninguna farmacia puede dispensarla hasta que la revise quien la hizo. Ya le avisamos.</p><p>La encontrás en ${MINE}.</p>`,
});

type Prescribed = Pick<PrescriptionRow, 'patient_name' | 'person_id' | 'consultation_id'>;

const record = ({ person_id, consultation_id }: Prescribed): string =>
  `<p><a href="/historia-clinica/${person_id}?consulta=${consultation_id}&amp;tab=recetas">Ver la consulta</a></p>`;

export const notAsWrittenNotice = (
  row: Prescribed,
  branch: Branch,
  { partial, isSubstituted }: { partial: boolean; isSubstituted: boolean },
) => ({
  subject: partial
    ? 'Una receta tuya fue dispensada en parte'
    : 'Una receta tuya fue dispensada con una sustitución',
  description: `<p>${place(branch)} dispensó la receta de ${escapeHtml(row.patient_name)}. ${[
    partial && 'No entregó todo lo recetado.',
    isSubstituted && 'Entregó otro medicamento que el escrito y anotó el motivo.',
  ]
    .filter(Boolean)
    .join(' ')}</p>${record(row)}`,
});

export const blockedToPrescriberNotice = (row: Prescribed, branch: Branch, reason: string) => ({
  subject: 'Una farmacia bloqueó una receta tuya',
  description: `<p>${place(branch)} bloqueó la receta de ${escapeHtml(row.patient_name)} y escribió este motivo: <i>${escapeHtml(reason)}</i></p><p>Podés anularla o habilitarla de nuevo; los días de vigencia siguen corriendo.</p>${record(row)}`,
});

/** Texts of the printed proof. */
export const proofCopy = {
  title: 'Constancia de dispensación',
  dispensing: 'Dispensación',
  patient: 'Paciente',
  date: 'Fecha',
  kind: 'Tipo',
  whole: 'Completa',
  partial: 'Parcial',
  pharmacy: 'Farmacia',
  pharmacist: 'Profesional farmacéutico',
  licence: 'Matrícula',
  medicines: 'Medicamentos',
  prescribed: 'Recetado',
  delivered: 'Entregado',
  packs: (quantity: number) => (quantity === 1 ? '1 envase' : `${quantity} envases`),
  nothing: 'No se entregó',
  product: 'Producto',
  lot: 'Lote',
  substitution: 'Motivo de la sustitución',
  note: 'La receta se usa una sola vez. Lo que no se entregó necesita otra receta.',
  footer: 'Registro de la farmacia, sin firma',
} as const;

/** Texts of the spreadsheet. */
export const tableCopy = {
  filename: 'dispensaciones',
  columns: [
    'Fecha',
    'Hora',
    'Paciente',
    'CUIR',
    'Medicamento recetado',
    'Cantidad recetada',
    'Cantidad entregada',
    'Producto entregado',
    'Presentación',
    'Lote',
    'Motivo de la sustitución',
    'Dispensación',
    'Farmacéutico',
    'Matrícula',
  ],
  partial: 'Parcial',
  whole: 'Completa',
} as const;
