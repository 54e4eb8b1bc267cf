import type { IdentityField, InReview } from '@app/contract/requests';
import { formatDate } from '../../ui/format.ts';

export const identityFieldName: Record<IdentityField, string> = {
  FIRST_NAME: 'Nombre',
  LAST_NAME: 'Apellido',
  ID_NUMBER: 'DNI',
  BIRTH_DATE: 'Fecha de nacimiento',
};

/** The data in review, and since when: 'Apellido, desde el 21/11/2026'. */
export const inReviewText = ({ field, sinceDate }: InReview): string =>
  `${field ? identityFieldName[field] : 'Una consulta de la historia clínica'}, desde el ${formatDate(sinceDate)}`;
