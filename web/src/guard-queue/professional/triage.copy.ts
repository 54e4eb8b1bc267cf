import { formatDate } from '../../ui/format.ts';

const HOUR_MINUTES = 60;

/** Texts of the triage data. */
export const triageCopy = {
  /** `hace 12 min`, `hace 1 h 05 min`. */
  waited(minutes: number): string {
    if (minutes < 1) return 'recién llega';
    if (minutes < HOUR_MINUTES) return `hace ${minutes} min`;
    const rest = String(minutes % HOUR_MINUTES).padStart(2, '0');
    return `hace ${Math.floor(minutes / HOUR_MINUTES)} h ${rest} min`;
  },
  facts: (name: string) => `Antecedentes de ${name}`,
  allergic: (allergies: string) => `Alergia: ${allergies}`,
  noKnownAllergies: 'Sin alergias conocidas',
  allergiesNotTold: 'Alergias no informadas',
  noDiseases: 'Sin enfermedades informadas',
  lastVisit: (when: string, professional: string, specialty: string) =>
    `Última consulta: ${formatDate(when)}, ${professional} (${specialty})`,
  firstVisit: 'Primera consulta en la clínica',
  failed: 'No pudimos traer alergias, enfermedades y última consulta. Podés llamar igual.',
} as const;
