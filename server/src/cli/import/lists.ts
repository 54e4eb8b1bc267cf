import { cleanText, searchDay } from '@app/contract/kernel';
import { PHONE_MAX, STREET_MAX } from '@app/contract/pharmacies';
import { z } from 'zod';
import { centavosOfWritten } from '../../platform/written-price.ts';
import type { ImportedList, Reference } from './imported-list.ts';

const text = (max: number) =>
  z
    .string('is missing')
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, 'is empty').max(max, `has more than ${max} characters`));

const optionalText = (max: number) =>
  z
    .string()
    .default('')
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().max(max, `has more than ${max} characters`));

/**
 * Tables write A09.9 as 'a099' or 'A09.9', and I10 also as 'I10X'. Signs of aetiology and manifestation are no
 * part of the code: they only say which of two codes stands first.
 */
const cie10 = z
  .string('is missing')
  .transform((value) =>
    value
      .replace(/[\s.†*+]/g, '')
      .toUpperCase()
      .replace(/X$/, ''),
  )
  .pipe(z.string().regex(/^[A-Z]\d\d\d{0,2}$/, 'is no CIE-10 code'))
  .transform((code) => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code));

/** Chapters, with a number of their own or none, and groups, as 'A00-A09'. */
const isChapter = ({ cie_10 = '', name = '' }: Readonly<Record<string, string | undefined>>) =>
  /^[A-Z]\d\d\s*[-–]\s*[A-Z]\d\d$/i.test(cie_10.trim()) ||
  (/^[IVX]*$/i.test(cie_10.trim()) && /^\s*cap[ií]tulo\b/i.test(name));

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'is no whole number')
    .transform(Number)
    .pipe(z.number().min(min, `is under ${min}`).max(max, `is over ${max}`));

/** One of several words, each with the alternatives that tables use. */
const oneOf = (words: Readonly<Record<string, readonly string[]>>) =>
  z
    .string('is missing')
    .transform((value) => cleanText(value).toLowerCase())
    .transform((value, context) => {
      const found = Object.entries(words).find(([word, others]) =>
        [word.toLowerCase(), ...others].includes(value),
      );
      if (found) return found[0];
      context.addIssue({ code: 'custom', message: `is none of ${Object.keys(words).join(', ')}` });
      return z.NEVER;
    });

/** '2026-11-01' or '1/11/2026'. */
const day = z
  .string('is missing')
  .transform((value) =>
    value
      .trim()
      .replace(/^(\d\d?)\/(\d\d?)\/(\d{4})$/, (_, date, month, year) =>
        [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
      ),
  )
  .refine((value) => searchDay.safeParse(value).success, 'is no day');

const price = z.string('is missing').transform((value, context) => {
  const centavos = centavosOfWritten(value.trim());
  if (centavos !== undefined) return centavos;
  context.addIssue({ code: 'custom', message: 'is no price' });
  return z.NEVER;
});

const provinceCode = z
  .string('is missing')
  .trim()
  .regex(/^\d{1,2}$/, 'is no INDEC code')
  .transform((code) => code.padStart(2, '0'));
const provinceColumn = {
  type: 'text',
  aliases: ['provincia_id', 'provincia', 'indec_code'],
} as const;
const inProvince: Reference = {
  column: 'province_code',
  table: 'province',
  by: 'indec_code',
  value: 'indec_code',
  stored: 'province_code',
};

const cuit = z
  .string('is missing')
  .transform((value) => value.replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{11}$/, 'is no CUIT'));

const names = { type: 'text', aliases: ['nombre', 'descripcion', 'description'] } as const;
const named = (max: number) => ({ columns: { name: names }, row: z.object({ name: text(max) }) });

const saleConditions = oneOf({
  free: ['venta libre', 'libre'],
  prescription: ['bajo receta', 'venta bajo receta'],
  archived: ['bajo receta archivada', 'venta bajo receta archivada'],
  restricted: ['bajo receta y decreto', 'bajo receta oficial', 'venta bajo receta y decreto'],
});

const consultationTypes = oneOf({
  VIRTUAL_GUARD: ['guardia virtual', 'guardia'],
  APPOINTMENT: ['turno programado', 'turno'],
});

const insurerKinds = oneOf({
  PREPAID: ['prepaga', 'prepaid'],
  SOCIAL: ['obra social'],
  PARTICULAR: ['particular'],
});

const insurerByName: Reference = {
  column: 'insurer',
  table: 'prepaid_health',
  by: 'name',
  value: 'id',
  stored: 'prepaid_health_id',
};

/** Every list that the command line imports, by its name there. */
export const importedLists: Readonly<Record<string, ImportedList>> = {
  localities: {
    table: 'locality',
    columns: {
      province_code: provinceColumn,
      name: names,
      department: { type: 'text', aliases: ['departamento_nombre', 'departamento', 'partido'] },
    },
    row: z.object({
      province_code: provinceCode,
      name: text(90),
      department: optionalText(90),
    }),
    key: ['province_code', 'name', 'department'],
    references: [inProvince],
  },
  diagnoses: {
    table: 'diagnosis',
    columns: {
      cie_10: {
        type: 'text',
        aliases: ['cie10', 'codigo', 'code', 'codigo_cie_10', 'codigo_cie10'],
      },
      name: names,
    },
    row: z.object({ cie_10: cie10, name: text(300) }),
    key: ['cie_10'],
    leavesOut: isChapter,
  },
  medications: {
    table: 'medication',
    columns: {
      generic_name: { type: 'text', aliases: ['nombre_generico', 'generico', 'droga', 'ifa'] },
      form: { type: 'text', aliases: ['forma', 'forma_farmaceutica'] },
      concentration: { type: 'text', aliases: ['concentracion', 'potencia'] },
      presentation: { type: 'text', aliases: ['presentacion'] },
      sale_condition: { type: 'text', aliases: ['condicion_de_expendio', 'condicion', 'expendio'] },
    },
    row: z.object({
      generic_name: text(200),
      form: text(120),
      concentration: text(120),
      presentation: text(160),
      sale_condition: saleConditions,
    }),
    key: ['generic_name', 'form', 'concentration', 'presentation'],
  },
  insurers: {
    table: 'prepaid_health',
    columns: {
      name: names,
      kind: { type: 'text', aliases: ['tipo'] },
    },
    row: z.object({ name: text(120), kind: insurerKinds }),
    key: ['name'],
    keeps: `kind = 'PARTICULAR'`,
  },
  plans: {
    table: 'prepaid_health_category',
    columns: {
      insurer: { type: 'text', aliases: ['obra_social', 'prepaga', 'prepaid_health'] },
      name: names,
      monthly_consultations: { type: 'int', aliases: ['consultas_por_mes', 'consultas'] },
      family_members_allowed: { type: 'int', aliases: ['familiares', 'integrantes'] },
    },
    row: z.object({
      insurer: text(120),
      name: text(120),
      monthly_consultations: z
        .string()
        .trim()
        .regex(/^\d{0,4}$/, 'is no whole number')
        .default('')
        .transform((value) => (value === '' ? null : Number(value))),
      family_members_allowed: wholeNumber(0, 3),
    }),
    key: ['prepaid_health_id', 'name'],
    references: [insurerByName],
    keeps: `prepaid_health_id in (select id from prepaid_health where kind = 'PARTICULAR')`,
  },
  pharmacies: {
    table: 'pharmacy',
    columns: { cuit: { type: 'text', aliases: ['tax_id'] }, name: names },
    row: z.object({ cuit, name: text(120) }),
    key: ['cuit'],
  },
  branches: {
    table: 'branch_office',
    columns: {
      pharmacy: { type: 'text', aliases: ['cuit', 'farmacia'] },
      name: { type: 'text', aliases: ['sucursal', 'nombre'] },
      street_name: { type: 'text', aliases: ['calle'] },
      street_number: { type: 'text', aliases: ['numero', 'altura'] },
      phone_number: { type: 'text', aliases: ['telefono'] },
      locality: { type: 'text', aliases: ['localidad'] },
      province_code: provinceColumn,
    },
    row: z.object({
      pharmacy: cuit,
      name: text(120),
      street_name: text(STREET_MAX),
      street_number: text(10),
      phone_number: text(PHONE_MAX),
      locality: text(90),
      province_code: provinceCode,
    }),
    key: ['pharmacy_id', 'name'],
    references: [
      { column: 'pharmacy', table: 'pharmacy', by: 'cuit', value: 'id', stored: 'pharmacy_id' },
      inProvince,
    ],
    onlyWhenNew: ['street_name', 'street_number', 'phone_number'],
  },
  holidays: {
    table: 'holiday',
    columns: {
      day: { type: 'date', aliases: ['fecha', 'dia'] },
      name: { type: 'text', aliases: ['nombre', 'feriado', 'motivo'] },
    },
    row: z.object({ day, name: text(120) }),
    key: ['day'],
  },
  tariffs: {
    table: 'tariff',
    columns: {
      insurer: { type: 'text', aliases: ['obra_social', 'prepaga', 'prepaid_health'] },
      consultation_type: { type: 'text', aliases: ['tipo_de_consulta', 'tipo'] },
      specialty: { type: 'text', aliases: ['especialidad'] },
      valid_from: { type: 'date', aliases: ['vigente_desde', 'desde'] },
      price: { type: 'bigint', aliases: ['arancel', 'precio', 'importe', 'valor'] },
    },
    row: z.object({
      // The list of insurers has private payment in capitals.
      insurer: text(120).transform((name) => (/^particular$/i.test(name) ? 'PARTICULAR' : name)),
      consultation_type: consultationTypes,
      specialty: optionalText(120).transform((name) => name || null),
      valid_from: day,
      price,
    }),
    key: ['prepaid_health_id', 'consultation_type', 'specialty_id', 'valid_from'],
    references: [
      insurerByName,
      {
        column: 'specialty',
        table: 'specialty',
        by: 'name',
        value: 'id',
        stored: 'specialty_id',
        isOptional: true,
      },
    ],
  },
  surgeries: { table: 'surgery', ...named(160), key: ['name'] },
  diseases: { table: 'pre_existing_disease', ...named(160), key: ['name'] },
};
