import { formatDate } from '../ui/format.ts';

/** Texts about what was verified of a professional. */
export const licenceCopy = {
  title: 'Verificación de la matrícula',
  heading: (name: string) => `${name}: qué se verificó`,
  verified: 'Puede atender hoy',
  licences: 'Matrículas vigentes',
  issuer: 'Otorgada por',
  jurisdiction: 'Jurisdicción',
  validUntil: 'Vence',
  profession: 'Profesión',
  specialties: 'Especialidades',
  how: 'Cómo se verificó',
  byStaff: (at: string) =>
    `El personal de la clínica comprobó la identidad y cada matrícula el ${formatDate(at)}.`,
  byRegistry: (registry: string, at: string) =>
    `La última consulta al registro ${registry} fue el ${formatDate(at)}: figura a su nombre y sin impedimentos.`,
  bySimulated: (at: string) =>
    `La última consulta fue el ${formatDate(at)}, a un registro simulado para la demostración: no vale como prueba.`,
  notAsked: 'Esta clínica todavía no lo consultó en el registro nacional de profesionales.',
  again:
    'Se vuelve a comprobar cada vez que cambia un dato, y sin matrícula vigente nadie atiende.',
  notFound: 'No hay una matrícula verificada y vigente en esta dirección',
  notFoundDetail:
    'Puede haber vencido, o el profesional ya no atiende acá. Lo que te recetó antes sigue valiendo hasta su fecha: comprobalo en Verificar.',
  verifyDocument: 'Verificar una receta',
  home: 'Ir al inicio',
  failed: 'No pudimos leer la matrícula.',
  some: 'Algunos de quienes atienden',
} as const;
