/** Whom an availability is for: private patients, or the patients of certain insurers. */
export const ATTENTION_TYPES = [
  { id: 1, name: 'Particular' },
  { id: 2, name: 'Obra social o prepaga' },
] as const;
export type AttentionTypeId = (typeof ATTENTION_TYPES)[number]['id'];

/** The type that names insurers (specification, consultations: section 5). */
export const WITH_INSURER = 2;

export const attentionTypeName = (id: AttentionTypeId): string =>
  ATTENTION_TYPES.find((type) => type.id === id)?.name ?? '';
